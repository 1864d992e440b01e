import type { Static } from "typebox";
import { flag, list, strictObject, text } from "../fields.ts";
import { anySection } from "../sections/sections.ts";
import { priceFact } from "./facts.ts";
import { headFields, publicationFields, route } from "./page-fields.ts";

/** A page made of sections, in the order in which they are read. */
export const page = strictObject(
  "Page",
  "Une page faite de sections, dans l'ordre de lecture.",
  {
    route: route(
      "Adresse dans le site",
      "Où la page se trouve, après le nom de domaine ; « / » pour l'accueil.",
      "/depannage",
    ),
    ...publicationFields,
    ...headFields,
    "service?": text(
      "Prestation",
      "Ce que la page propose, en quelques mots, pour les moteurs de recherche ; jamais montré. Sans cette clé, la page n'annonce aucune prestation.",
      { examples: ["Dépannage de plomberie", "Permis B"] },
    ),
    "price?": priceFact(
      "Prix de la prestation",
      "Nom, dans facts.yaml, du prix TTC de cette prestation, pour les moteurs de recherche. Sans cette clé, c'est celui de l'offre de site.yaml, s'il y en a une.",
      "forfait-permis-b",
    ),
    "indexed?": flag(
      "Indexable",
      "false : la page reste hors des moteurs de recherche et du plan du site. Sans cette clé, elle y figure.",
    ),
    sections: list(
      "Sections",
      "Ce que la page montre, de haut en bas. Chaque section commence par son type.",
      anySection,
    ),
  },
  { dependencies: { price: ["service"] } },
);

export type Page = Static<typeof page>;
