import type { Examples } from "../../examples/example.ts";
import { ConsentLayer } from "./consent-layer.tsx";

export const examples: Examples = {
  "cachée, avant le script": <ConsentLayer />,
};
