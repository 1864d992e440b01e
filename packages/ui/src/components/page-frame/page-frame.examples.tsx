import type { Examples } from "../../examples/example.ts";
import { exampleSite } from "../../examples/example-site.ts";
import { PageFrame } from "./page-frame.tsx";

export const examples: Examples = {
  "une page presque vide": (
    <PageFrame route="/">
      <h1>Des bureaux nets avant le premier café</h1>
    </PageFrame>
  ),
  "une page locale, avec ses voisines": (
    <PageFrame route="/paris-3" neighbours={exampleSite.mainZones.slice(0, 2)}>
      <h1>Entreprise de nettoyage à Clichy</h1>
    </PageFrame>
  ),
};
