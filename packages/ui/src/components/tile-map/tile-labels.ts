import type { MapTile, TileRows } from "@vitrine/schema/page-props";

/** The start of a name that many places share. */
const COMMON_START = /^(?:l[ae]s? |l['’])?(?:sainte?-)?/i;

/**
 * Gives each tile of a map a short label: the number of an arrondissement, or three letters of its own. An
 * article and "Saint" are left out ("LIL", "DEN"). Tiles with a page choose first.
 */
export function tileLabels(rows: TileRows): ReadonlyMap<MapTile, string> {
  const tiles = rows.flat().filter((tile) => tile !== null);
  const isPage = ({ route }: MapTile) => route !== undefined;
  const labels = new Map<MapTile, string>();
  const taken = new Set<string>();
  for (const tile of [...tiles.filter(isPage), ...tiles.filter((each) => !isPage(each))]) {
    const possible = possibleLabels(tile.name);
    const label = possible.find((each) => !taken.has(each)) ?? tile.name;
    taken.add(label);
    labels.set(tile, label);
  }
  return labels;
}

/** The number of an arrondissement, or the first two letters with each of those that follow, the third first. */
function possibleLabels(name: string): readonly string[] {
  const [, number] = /(\d+)\D*$/.exec(name) ?? [];
  if (number !== undefined) return [number];
  const [first = "", second = "", ...others] = name
    .replace(COMMON_START, "")
    .replaceAll(/\P{Letter}/gu, "")
    .toUpperCase();
  return others.map((letter) => first + second + letter);
}
