/** Where a text stands among so many in their order, or would stand if it were there. */
export function lowerBound(count: number, textAt: (place: number) => string, text: string): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (textAt(middle) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
