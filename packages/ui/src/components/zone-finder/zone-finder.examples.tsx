import type { Examples } from "../../examples/example.ts";
import { exampleZones } from "../../examples/example-zones.ts";
import { ZoneFinder } from "./zone-finder.island.tsx";

const label = "Commune ou code postal";

export const examples: Examples = {
  "deux départements": <ZoneFinder label={label} groups={exampleZones} quoteRoute="/demande-devis" />,
  "une seule zone": (
    <ZoneFinder
      label={label}
      groups={exampleZones
        .slice(0, 1)
        .map(({ department, zones }) => ({ department, zones: zones.slice(0, 1) }))}
      quoteRoute="/demande-devis"
    />
  ),
};
