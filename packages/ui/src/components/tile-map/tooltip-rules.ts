import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_WINDOW } from "@vitrine/schema/interface-timings";

/** Time for which a mouse must rest before a tooltip shows, by the time since the last one, in milliseconds. */
export const tooltipDelay = (sinceLast: number): number =>
  sinceLast < TOOLTIP_SKIP_WINDOW ? 0 : TOOLTIP_OPEN_DELAY;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smallest distance between a tooltip and the window's sides, in pixels. */
const EDGE = 8;

/**
 * A tooltip's position in the window, in pixels: above the named element, or below it without room above. It touches the
 * element, so that a pointer can move onto it (WCAG 1.4.13).
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
