import { examplePlacesFile } from "../../examples/example-places.ts";
import { ZoneFinder } from "./zone-finder.island.tsx";

/** The finder's texts, without those that are optional for authors. */
export const exampleTexts = { quote: { label: "Je demande un devis gratuit", target: "/demande-devis" } };

export const examples = {
  "avant la première lettre": (
    <ZoneFinder label="Commune ou code postal" places={examplePlacesFile} texts={exampleTexts} />
  ),
};
