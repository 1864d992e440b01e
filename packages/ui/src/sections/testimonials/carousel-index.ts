/** The index that a step leads to: after the last comes the first, before the first the last (spec section 4). */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;

/**
 * Which slide a scrolled list shows, from the left edge of each, all in pixels from the list's start. Scrolled to
 * its end it shows the last, even if that cannot reach the left edge.
 */
export function shownSlide(edges: readonly number[], scrolled: number, end: number): number {
  if (scrolled >= end - 1) return edges.length - 1;
  const distances = edges.map((edge) => Math.abs(edge - scrolled));
  return distances.indexOf(Math.min(...distances));
}
