import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_WINDOW } from "@vitrine/schema/interface-timings";

/** How long a mouse must rest before a tooltip shows, so long after the last one has gone; in milliseconds. */
export const tooltipDelay = (sinceLast: number): number =>
  sinceLast < TOOLTIP_SKIP_WINDOW ? 0 : TOOLTIP_OPEN_DELAY;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near a tooltip comes to the window's sides, in pixels. */
const EDGE = 8;

/**
 * Where in the window a tooltip stands, in pixels: over the middle of what it names, or under it where there is no
 * room, and moved aside at the window's edge. It touches what it names: a pointer can move onto it (WCAG 1.4.13).
 */
export function tooltipPlace(
  named: Pick<DOMRect, "top" | "bottom" | "left" | "width">,
  tooltip: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const above = named.top - tooltip.height;
  const centred = named.left + (named.width - tooltip.width) / 2;
  return {
    left: Math.max(EDGE, Math.min(centred, window.width - tooltip.width - EDGE)),
    top: above < 0 ? named.bottom : above,
  };
}
