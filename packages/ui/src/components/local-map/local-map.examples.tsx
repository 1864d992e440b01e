import { exampleTiles } from "../../examples/example-places.ts";
import { LocalMap } from "./local-map.tsx";

export const examples = {
  "autour d'un lieu": (
    <nav aria-label="Autour de Clichy">
      <LocalMap rows={exampleTiles} here="/clichy" />
    </nav>
  ),
};
