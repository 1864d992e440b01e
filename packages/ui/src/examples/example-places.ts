import type { FinderGroup, TileRows } from "@vitrine/schema/page-props";

/** Places for the finder: some with a page, one with the nearest page by its index. */
const examplePlaces: readonly FinderGroup[] = [
  {
    department: "Paris",
    places: [
      ["Paris 16ᵉ", "75016 75116", "/paris-16"],
      ["Paris 17ᵉ", "75017", "/paris-17"],
    ],
  },
  { department: "Hauts-de-Seine", places: [["Clichy", "92110", "/clichy"]] },
  { department: "Seine-Saint-Denis", places: [["Montreuil", "93100", 1]] },
];

/** Address of the example places, from which the finder fetches them. */
export const examplePlacesFile = `data:application/json,${encodeURIComponent(JSON.stringify(examplePlaces))}`;

/** A corner of the map: two rows, a gap, places with and without a page. */
export const exampleTiles: TileRows = [
  [
    { name: "Clichy", code: "92110", route: "/clichy" },
    null,
    { name: "Saint-Ouen-sur-Seine", code: "93400" },
  ],
  [{ name: "Paris 17ᵉ", route: "/paris-17" }, { name: "Paris 18ᵉ" }, null],
];
