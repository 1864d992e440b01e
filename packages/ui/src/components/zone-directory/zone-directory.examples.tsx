import type { Examples } from "../../examples/example.ts";
import { exampleZones } from "../../examples/example-zones.ts";
import { ZoneDirectory } from "./zone-directory.tsx";

export const examples: Examples = {
  "trois départements": <ZoneDirectory groups={exampleZones} />,
  "une seule zone": (
    <ZoneDirectory
      groups={exampleZones.slice(0, 1).map(({ zones, ...group }) => ({ ...group, zones: zones.slice(0, 1) }))}
    />
  ),
};
