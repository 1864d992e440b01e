import { tooltipDelay, tooltipPlace } from "./tooltip-rules.ts";
import styles, { css } from "./tooltip.module.css";

// `adoptStyles` would do the same. Shared with the page's script, it would be one more request of every page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** Shows tiles' names as tooltips, for focus and for a resting mouse, which need not rest for the next one. */
export function wake(map: HTMLElement): void {
  if (!("popover" in map)) return;
  const { show, hide, follow, gone } = tooltipIn(map);

  let pointed: Element | null = null;
  let timer = 0;
  const point = (tile: Element | null) => {
    if (tile === pointed) return;
    pointed = tile;
    clearTimeout(timer);
    hide();
    if (tile !== null) timer = window.setTimeout(show, tooltipDelay(performance.now() - gone()), tile);
  };
  map.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch" && !isTooltip(target)) point(tileOf(target));
  });
  map.addEventListener("pointerleave", () => point(null));
  map.addEventListener("focusin", ({ target }) => isFocusVisible(target) && show(tileOf(target)));
  map.addEventListener("focusout", hide);
  map.addEventListener("pointerdown", hide);
  addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  addEventListener("scroll", follow, { capture: true, passive: true });

  // The event that woke this script is already over, so its effect is made up for here.
  const focused = document.activeElement;
  if (map.contains(focused) && isFocusVisible(focused)) show(tileOf(focused));
  else point(tileOf([...map.querySelectorAll(":hover")].at(-1) ?? null));
}

/** One tooltip for all tiles, above the rest of the page. Assistive technology reads the tile's own name. */
function tooltipIn(map: HTMLElement) {
  const tooltip = document.createElement("div");
  tooltip.className = styles["root"] ?? "";
  tooltip.popover = "manual";
  tooltip.ariaHidden = "true";
  map.append(tooltip);
  const isShown = () => tooltip.matches(":popover-open");
  let goneAt = Number.NEGATIVE_INFINITY;
  let named: Element | null = null;
  const place = (tile: Element) => {
    const { left, top } = tooltipPlace(tile.getBoundingClientRect(), tooltip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    });
    tooltip.style.translate = `${left}px ${top}px`;
  };
  const hide = () => {
    if (!isShown()) return;
    tooltip.hidePopover();
    goneAt = performance.now();
  };
  return {
    show(tile: Element | null): void {
      named = tile;
      if (tile === null) return;
      tooltip.replaceChildren(...(tile.lastElementChild?.cloneNode(true).childNodes ?? []));
      if (!isShown()) tooltip.showPopover();
      place(tile);
    },
    hide,
    /** Handles a scroll: the tooltip follows a focused tile, and disappears from a pointed one. */
    follow(): void {
      if (named !== null && named === document.activeElement && isShown()) place(named);
      else hide();
    },
    /** The time when the last tooltip was hidden, in milliseconds of `performance.now()`. */
    gone: () => goneAt,
  };
}

/** Gives the tile with a page; its last child holds the name. */
const tileOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("a") : null;
const isTooltip = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[popover]") !== null;
const isFocusVisible = (target: EventTarget | null) =>
  target instanceof Element && target.matches(":focus-visible");
