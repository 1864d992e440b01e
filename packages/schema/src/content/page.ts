import Type, { type Static } from "typebox";
import { list, optional, strictObject } from "../fields.ts";
import { anySection } from "../sections/sections.ts";
import { headFields, route } from "./page-head.ts";

/** A page made of sections, in the order in which they are read. */
export const page = strictObject(
  { title: "Page", description: "Une page faite de sections, dans l'ordre de lecture." },
  {
    route,
    ...headFields,
    indexed: optional(
      Type.Boolean({
        title: "Indexable",
        description: "false : hors des moteurs de recherche et du plan du site.",
      }),
    ),
    sections: list(anySection, { title: "Sections" }),
  },
);

export type Page = Static<typeof page>;
