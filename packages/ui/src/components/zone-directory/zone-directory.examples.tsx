import { exampleZones } from "../../examples/example-zones.ts";
import { ZoneDirectory } from "./zone-directory.tsx";

export const examples = {
  "trois départements": <ZoneDirectory groups={exampleZones} />,
  "un département qui a sa page": (
    <ZoneDirectory
      groups={exampleZones.slice(1, 2).map(({ department, ...group }) => ({
        ...group,
        department: { ...department, route: "/zones/hauts-de-seine" },
      }))}
    />
  ),
  "une seule zone": (
    <ZoneDirectory
      groups={exampleZones.slice(0, 1).map(({ zones, ...group }) => ({ ...group, zones: zones.slice(0, 1) }))}
    />
  ),
};
