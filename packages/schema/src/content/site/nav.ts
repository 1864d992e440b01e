import type { Static } from "typebox";
import { list, oneOf, optional, strictObject, text, token } from "../../fields.ts";
import { OUTSIDE_NAMES } from "../../text-links.ts";
import { Type } from "../../type-builder.ts";

/** A page of the site, a section of one, or the foot of the page. */
export const frameRoute = token({
  title: "Page visée",
  description: "Une page du site, avec ou sans l'ancre d'une section ; ou #contact, le pied de page.",
  maxLength: 200,
  pattern: "^(?:/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*)?(?:#[a-z][a-z0-9-]*)?|#contact)$",
  examples: ["/tarifs"],
});

/**
 * A short label with a target. An entry without a target is plain text, never a dead link. One entry may open
 * the consent preferences.
 */
const frameEntry = strictObject(
  {
    title: "Entrée",
    description: "Une ligne d'une liste : un lien si elle a une cible, un simple texte sinon.",
  },
  {
    label: text({
      title: "Libellé",
      description: "Ce que l'on lit sur toutes les pages ; peut citer un fait.",
      maxLength: 60,
      examples: ["Nos tarifs", "Depuis ${annee-creation}"],
    }),
    route: optional(frameRoute),
    address: optional(
      oneOf(OUTSIDE_NAMES, {
        title: "Adresse visée",
        description: "Nom d'une adresse extérieure de site.yaml, ou d'un de ses réseaux.",
      }),
    ),
    opens: optional(
      oneOf(["consent"], {
        title: "Ce que l'entrée ouvre",
        description:
          "consent : les choix du visiteur sur les cookies ; rien n'en est montré sur un site sans outil de mesure.",
      }),
    ),
  },
);

/** The entries of a list, from the site's own collections or written one by one. */
const listFields = {
  collection: optional(
    oneOf(["sectors", "zones", "networks"], {
      title: "Liste du site",
      description:
        "sectors : les pages secteur ; zones : les zones principales ; networks : les réseaux. Elle vient avant les entrées.",
    }),
  ),
  entries: optional(
    list(frameEntry, { title: "Entrées", description: "Les lignes, dans l'ordre où elles se lisent." }),
  ),
};

/** The menus at the top of every page. */
export const nav = Type.Record(
  Type.String({ pattern: "^(?!mobile$)[a-z][a-z0-9-]*$" }),
  strictObject(
    { title: "Menu", description: "Un bouton en haut des pages, et la liste qu'il ouvre." },
    {
      label: text({
        title: "Libellé",
        description: "Sur le bouton.",
        maxLength: 20,
        examples: ["Menu", "Nos métiers"],
      }),
      title: optional(
        text({
          title: "Titre",
          description: "Au-dessus de la liste, sur un téléphone ; le libellé sans cette clé.",
          maxLength: 40,
          examples: ["Nos métiers", "L'entreprise"],
        }),
      ),
      ...listFields,
    },
  ),
  {
    additionalProperties: false,
    title: "Menus",
    description:
      "Nom du menu en minuscules (metiers), puis son libellé et sa liste. Un menu vide ne se montre pas.",
  },
);

/** The lists at the foot of every page. */
export const footer = strictObject(
  { title: "Pied de page", description: "Les listes au pied de toutes les pages." },
  {
    columns: optional(
      list(
        strictObject(
          { title: "Colonne", description: "Une liste sous son titre." },
          {
            title: text({
              title: "Titre",
              description: "Au-dessus de la liste.",
              maxLength: 40,
              examples: ["Services", "L'entreprise"],
            }),
            ...listFields,
          },
        ),
        {
          title: "Colonnes",
          description: "La première prend la hauteur des autres. Une colonne vide ne se montre pas.",
          maxItems: 4,
        },
      ),
    ),
    legal: list(frameEntry, {
      title: "Mentions",
      description: "Tout en bas, sur une ligne : textes légaux et cookies.",
    }),
  },
);

export type FrameEntry = Static<typeof frameEntry>;
/** A list of the frame: a menu's, or a column's of the footer. */
export interface FrameList {
  readonly collection?: "sectors" | "zones" | "networks";
  readonly entries?: readonly FrameEntry[];
}
