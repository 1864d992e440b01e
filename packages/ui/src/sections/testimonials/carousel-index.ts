/** The index after a step: the first follows the last, and the last precedes the first (spec section 4). */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;

/**
 * Index of the visible slide from each slide's left edge, in pixels from the list's start. At its end, the list shows the
 * last slide, even if that slide cannot reach the left edge.
 */
export function shownSlide(edges: readonly number[], scrolled: number, end: number): number {
  if (scrolled >= end - 1) return edges.length - 1;
  const distances = edges.map((edge) => Math.abs(edge - scrolled));
  return distances.indexOf(Math.min(...distances));
}
