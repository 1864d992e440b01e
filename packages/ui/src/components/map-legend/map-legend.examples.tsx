import { exampleTiles } from "../../examples/example-places.ts";
import { MapLegend } from "./map-legend.tsx";

export const examples = { "les deux couleurs": <MapLegend rows={exampleTiles} /> };
