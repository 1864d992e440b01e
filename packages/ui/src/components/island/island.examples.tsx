import { examplePlacesFile } from "../../examples/example-places.ts";
import { ZoneFinder } from "../zone-finder/zone-finder.island.tsx";
import { exampleTexts } from "../zone-finder/zone-finder.examples.tsx";
import { Island } from "./island.tsx";

export const examples = {
  "une île qui s'éveille quand on la voit": (
    <Island
      name="zone-finder"
      when="visible"
      component={ZoneFinder}
      props={{ label: "Commune ou code postal", places: examplePlacesFile, texts: exampleTexts }}
    />
  ),
};
