import type { Examples } from "../../examples/example.ts";
import { exampleTiles } from "../../examples/example-places.ts";
import { MapLegend } from "./map-legend.tsx";

export const examples: Examples = { "les deux couleurs": <MapLegend rows={exampleTiles} /> };
