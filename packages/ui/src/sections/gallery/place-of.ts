/** How much of a wide screen's row a picture takes: two thirds and the height of two rows, a half or a third. */
export type Place = "lead" | "half" | "third";

/**
 * Gives a picture's place among `count`. Every row is full: two stand beside the lead, and one or two rows of two
 * take what rows of three leave over. A single picture takes a half.
 */
export function placeOf(index: number, count: number): Place {
  const left = count % 3;
  if (left === 0) return index === 0 ? "lead" : "third";
  return index < 2 || (left === 1 && index >= count - 2) ? "half" : "third";
}
