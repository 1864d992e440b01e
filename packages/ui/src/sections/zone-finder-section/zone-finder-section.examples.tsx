import { examplePlacesFile, exampleTiles } from "../../examples/example-places.ts";
import { exampleZones } from "../../examples/example-zones.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "avec son introduction": sectionExample({
    type: "zone-finder",
    id: "zones",
    title: "Où nous travaillons",
    intro: "Dans les vingt arrondissements de Paris et les Hauts-de-Seine. Tapez un nom ou un code postal.",
    label: "Commune ou code postal",
    groups: [...exampleZones],
    whole: true,
    places: examplePlacesFile,
    map: { rows: exampleTiles },
  }),
  "par département, sans carte": sectionExample({
    type: "zone-finder",
    title: "Trouver votre commune",
    label: "Commune ou code postal",
    groups: [],
    departments: [
      { code: "01", name: "Ain", route: "/zones/ain", count: 391 },
      { code: "2A", name: "Corse-du-Sud", route: "/zones/corse-du-sud", count: 124 },
    ],
    whole: true,
    places: examplePlacesFile,
  }),
  "en bref, sans introduction": sectionExample({
    type: "zone-finder",
    title: "Du 1er au 20e",
    label: "Arrondissement",
    groups: exampleZones.slice(0, 1),
    whole: false,
    places: examplePlacesFile,
    map: { rows: exampleTiles },
  }),
};
