import type { Examples } from "../../examples/example.ts";
import { exampleSite } from "../../examples/example-site.ts";
import { SectorLinks } from "./sector-links.tsx";

export const examples: Examples = {
  "avec leurs phrases": <SectorLinks sectors={exampleSite.sectors} namesOnly={false} />,
  "les noms seuls": <SectorLinks sectors={exampleSite.sectors} namesOnly />,
};
