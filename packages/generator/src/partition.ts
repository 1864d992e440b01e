/** Parts a list into the items for which a condition holds, and all others. */
export function partition<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
): [wanted: Item[], others: Item[]] {
  const parts: [Item[], Item[]] = [[], []];
  for (const item of items) parts[isWanted(item) ? 0 : 1].push(item);
  return parts;
}
