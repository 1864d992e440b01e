import { tooltipDelay, tooltipPlace } from "./tooltip-rules.ts";
import styles from "./tile-map.module.css";

/** The attribute of tiles with a name: its value, or the text of their last child where that is empty. */
export const TOOLTIP_ATTRIBUTE = "data-tooltip";

/**
 * Shows the names of tiles as tooltips: for a mouse that rests on one, at once where it has just read another, and
 * for the focus. Until this runs, tiles with a page show their names by the stylesheet, the others by `title`.
 */
export function wake(map: HTMLElement): void {
  if (!("popover" in map)) return;
  for (const tile of map.querySelectorAll<HTMLElement>("[title]")) {
    tile.setAttribute(TOOLTIP_ATTRIBUTE, tile.title);
    tile.removeAttribute("title");
  }
  map.dataset["awake"] = "";
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

  // What woke this script has happened already.
  const focused = document.activeElement;
  if (map.contains(focused) && isFocusVisible(focused)) show(tileOf(focused));
  else point(tileOf([...map.querySelectorAll(":hover")].at(-1) ?? null));
}

/** One tooltip for all tiles, above everything else on the page. What it says, assistive technology has from the tile. */
function tooltipIn(map: HTMLElement) {
  const tooltip = document.createElement("div");
  tooltip.className = styles["tooltip"] ?? "";
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
      tooltip.replaceChildren(...nameOf(tile));
      if (!isShown()) tooltip.showPopover();
      place(tile);
    },
    hide,
    /** The page has scrolled: the tooltip goes with the tile that has focus, and leaves one that the mouse pointed at. */
    follow(): void {
      if (named !== null && named === document.activeElement && isShown()) place(named);
      else hide();
    },
    /** When the last tooltip was hidden, on the clock of `performance.now()`. */
    gone: () => goneAt,
  };
}

const tileOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${TOOLTIP_ATTRIBUTE}]`) : null;
const isTooltip = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[popover]") !== null;
const isFocusVisible = (target: EventTarget | null) =>
  target instanceof Element && target.matches(":focus-visible");

function nameOf(tile: Element): readonly (Node | string)[] {
  const name = tile.getAttribute(TOOLTIP_ATTRIBUTE) ?? "";
  return name === "" ? [...(tile.lastElementChild?.cloneNode(true).childNodes ?? [])] : [name];
}
