import { exampleTrail } from "../../examples/example-site.ts";
import { printed } from "../../examples/printed.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export const examples = {
  "une page sous l'accueil": (
    <Breadcrumbs
      trail={printed([
        { name: "Hop & Net", route: "/" },
        { name: "Cabinets médicaux", route: "/cabinets-medicaux" },
      ])}
    />
  ),
  "un arrondissement": <Breadcrumbs trail={exampleTrail} />,
  "un nom de commune interminable": (
    <Breadcrumbs
      trail={printed([
        { name: "Hop & Net", route: "/" },
        { name: "Zones d'intervention", route: "/zones" },
        {
          name: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson, et ses environs immédiats",
          route: "/saint-remy",
        },
      ])}
    />
  ),
};
