import type { Examples } from "../../examples/example.ts";
import { exampleZones } from "../../examples/example-zones.ts";
import { ZoneFinder } from "../zone-finder/zone-finder.island.tsx";
import { Island } from "./island.tsx";

export const examples: Examples = {
  "une île qui s'éveille quand on la voit": (
    <Island
      name="zone-finder"
      when="visible"
      component={ZoneFinder}
      props={{
        label: "Commune ou code postal",
        groups: exampleZones.slice(0, 1),
        quoteRoute: "/demande-devis",
      }}
    />
  ),
};
