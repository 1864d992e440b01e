import { exampleTiles } from "../../examples/example-places.ts";
import { TileMap } from "./tile-map.tsx";

export const examples = {
  "un coin de la carte": (
    <nav aria-label="La carte">
      <TileMap rows={exampleTiles} departments={[]} />
    </nav>
  ),
  "la carte en bref": (
    <nav aria-label="La carte en bref">
      <TileMap rows={exampleTiles} />
    </nav>
  ),
};
