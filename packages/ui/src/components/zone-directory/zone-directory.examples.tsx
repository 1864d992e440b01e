import type { Examples } from "../../examples/example.ts";
import { exampleZones } from "../../examples/example-zones.ts";
import { ZoneDirectory } from "./zone-directory.tsx";

export const examples: Examples = {
  "deux départements": <ZoneDirectory groups={exampleZones} />,
  "une seule zone": (
    <ZoneDirectory
      groups={exampleZones
        .slice(0, 1)
        .map(({ department, zones }) => ({ department, zones: zones.slice(0, 1) }))}
    />
  ),
};
