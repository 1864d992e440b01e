import { NOTIFICATION_DURATION } from "@vitrine/schema/interface-timings";
import { adoptStyles, element } from "../../script-elements.ts";
import styles, { css } from "./notifications.module.css";

/** Id of the live region. */
export const NOTIFICATIONS_ID = "notifications";

/** Limit of notifications on the screen; past it the oldest goes. */
const MAX_NOTIFICATIONS = 3;

/** Adds a message to the live region; undefined before the first one. */
let add: ((text: string) => void) | undefined;

/**
 * Shows a message that needs no answer for five seconds (spec section 9). Time stops while a pointer or the focus is on
 * a notification, or the page is hidden. Alt+T moves the focus there.
 */
export function notify(text: string): void {
  const root = document.getElementById(NOTIFICATIONS_ID);
  if (root === null) return;
  add ??= adderTo(root);
  add(text);
}

function adderTo(root: HTMLElement): (text: string) => void {
  adoptStyles(css);
  root.className = styles["root"] ?? "";
  const timers = new Map<HTMLElement, number>();
  let back: Element | null = null;

  const remove = (item: HTMLElement) => {
    const hadFocus = root.contains(document.activeElement);
    clearTimeout(timers.get(item));
    timers.delete(item);
    item.remove();
    if (!hadFocus) return;
    if (timers.size > 0) root.focus();
    else if (back instanceof HTMLElement) back.focus();
    else root.blur();
  };
  /** Restarts the timers of all notifications, or stops them while the visitor may be reading. */
  const keepTime = () => {
    const isHeld = document.hidden || root.matches(":hover, :focus-within");
    for (const [item, timer] of timers) {
      clearTimeout(timer);
      if (!isHeld) timers.set(item, window.setTimeout(remove, NOTIFICATION_DURATION, item));
    }
  };
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"])
    // The `focusout` event comes before the next element has focus, hence the microtask.
    root.addEventListener(event, () => queueMicrotask(keepTime));
  document.addEventListener("visibilitychange", keepTime);
  root.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !root.contains(relatedTarget)) back = relatedTarget;
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") for (const item of timers.keys()) remove(item);
  });
  document.addEventListener("keydown", (event) => {
    if (!event.altKey || event.code !== "KeyT" || timers.size === 0) return;
    event.preventDefault();
    root.focus();
  });

  return (text) => {
    const item = notification(text, () => remove(item));
    root.append(item);
    timers.set(item, 0);
    const [oldest] = timers.keys();
    if (timers.size > MAX_NOTIFICATIONS && oldest !== undefined) remove(oldest);
    keepTime();
  };
}

function notification(text: string, close: () => void): HTMLElement {
  const button = element("button", { type: "button", className: styles["close"] ?? "" });
  button.setAttribute("aria-label", "Fermer");
  button.addEventListener("click", close);
  return element("span", { className: styles["item"] ?? "" }, element("span", {}, text), button);
}
