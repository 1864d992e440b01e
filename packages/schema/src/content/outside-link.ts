import type { Static } from "typebox";
import { oneOf, strictObject, text } from "../fields.ts";

/** A link to one of the outside addresses of site.yaml, by its name there. */
export const outsideLink = strictObject(
  { title: "Lien extérieur" },
  {
    label: text({ title: "Libellé", maxLength: 60 }),
    address: oneOf(["client", "recruitment", "linkedin", "maps"], {
      title: "Adresse",
      description: "Nom de l'adresse dans site.yaml.",
    }),
  },
);

export type OutsideLink = Static<typeof outsideLink>;
