import { type FocusEvent, type ToggleEvent, useEffect, useState, useSyncExternalStore } from "react";
import type { SiteMenu } from "./site-menus.island.tsx";
import { type MenuElements, useMenu } from "./use-menu.ts";
import styles from "./site-menus.module.css";

/**
 * A button and its disclosed links (W3C ARIA patterns, disclosure navigation). The panel is a popover, which the browser
 * opens and closes without a script. A browser without popovers shows the links.
 */
export function Menu({ id, label, look, content }: SiteMenu) {
  const hasPopovers = useHasPopovers();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const awake = hasPopovers ? { button, panel } : ASLEEP;
  const menu = useMenu(awake, look === "drop");
  const { isOpen, setOpen, mouse, focused, place, getReferenceProps, getFloatingProps } = menu;

  function onToggle({ newState }: ToggleEvent): void {
    setOpen(newState === "open");
    if (newState === "closed") mouse.forgets();
    else if (!mouse.holds()) mouse.letsGo();
  }
  /** An open panel must not cover the focused element (WCAG 2.2, 2.4.11). */
  function closeBehindFocus({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && relatedTarget !== button && panel?.contains(relatedTarget) === false)
      panel.hidePopover();
  }
  useReplay(awake);

  const { "aria-orientation": _, ...panelProps } = getFloatingProps({
    onFocus({ target }) {
      mouse.letsGo();
      focused(target);
    },
    onBlur: closeBehindFocus,
    onClick: ({ target }) => target instanceof Element && target.closest("a") && panel?.hidePopover(),
  });
  return (
    <>
      <button
        className={`${styles["toggle"]} ${styles[look === "drop" ? "wide" : "narrow"]}`}
        type="button"
        popoverTarget={id}
        aria-expanded={hasPopovers ? isOpen : undefined}
        ref={setButton}
        {...getReferenceProps({
          onClick(event) {
            // A press on a menu that the mouse has opened means to hold it open.
            if (isOpen && mouse.holds()) event.preventDefault();
            mouse.letsGo();
          },
          onBlur: closeBehindFocus,
        })}
      >
        {label}
      </button>
      <div
        className={`${styles["panel"]} ${styles[look]}`}
        id={id}
        popover="auto"
        ref={setPanel}
        style={place}
        {...panelProps}
        onBeforeToggle={({ newState }) => {
          if (newState === "closed" && panel?.contains(document.activeElement) === true)
            button?.focus({ preventScroll: true });
        }}
        onToggle={onToggle}
        {...content}
      />
    </>
  );
}

const ASLEEP = { button: null, panel: null };

/** True if the browser supports popovers; false on the server and until hydration has ended. */
const useHasPopovers = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => "popover" in HTMLElement.prototype,
    () => false,
  );

/** Replays an opening press or a resting mouse from before the script ran: the browser sends neither again. */
function useReplay({ button, panel }: MenuElements): void {
  useEffect(() => {
    if (button === null || panel === null) return;
    if (panel.matches(":popover-open"))
      panel.dispatchEvent(new window.ToggleEvent("toggle", { oldState: "closed", newState: "open" }));
    else if (button.matches(":hover") && matchMedia("(hover: hover)").matches)
      button.dispatchEvent(new MouseEvent("mouseenter"));
  }, [button, panel]);
}
