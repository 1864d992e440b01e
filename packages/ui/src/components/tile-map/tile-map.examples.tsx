import type { Examples } from "../../examples/example.ts";
import { exampleTiles, exampleTilesInShort } from "../../examples/example-places.ts";
import { TileMap } from "./tile-map.tsx";

export const examples: Examples = {
  "un coin de la carte": (
    <nav aria-label="La carte">
      <TileMap rows={exampleTiles} />
    </nav>
  ),
  "en bref": (
    <nav aria-label="La carte">
      <TileMap rows={exampleTilesInShort} />
    </nav>
  ),
};
