import type { Static } from "typebox";
import { byName, list, oneOf, strictObject, text, token } from "../../fields.ts";
import { outsideName } from "../outside-link.ts";
import { INSIDE } from "../page-fields.ts";

/** The target of a link that stays in the site. */
export const frameRoute = token(
  "Page visée",
  "Une page du site, avec ou sans l'ancre d'une section ; un document, /documents/tarifs.pdf ; ou #contact, le pied de page. En minuscules sans accent.",
  { maxLength: 200, pattern: `^(?:${INSIDE})$`, examples: ["/tarifs"] },
);

/** A short label with a target. An entry without a target is plain text, never a dead link. */
const entryFields = {
  label: text("Libellé", "Ce que l'on lit sur toutes les pages ; peut citer un fait.", {
    maxLength: 60,
    examples: ["Nos tarifs", "Depuis ${annee-creation}"],
  }),
  "route?": frameRoute,
  "address?": outsideName(
    "Adresse visée",
    "Nom d'une adresse extérieure de site.yaml, ou d'un de ses réseaux.",
  ),
  "opens?": oneOf(
    "Ce que l'entrée ouvre",
    "consent : les choix du visiteur sur les cookies ; rien n'en est montré sur un site sans outil de mesure.",
    ["consent"],
  ),
};

const menuEntry = strictObject("Entrée", "Un lien d'un menu.", entryFields, {
  minProperties: 2,
  maxProperties: 2,
});

const footerEntry = strictObject(
  "Entrée",
  "Une ligne d'une liste : un lien si elle a une cible, un simple texte sinon.",
  entryFields,
  { maxProperties: 2 },
);

/** The entries of a list, from the site's own collections or written one by one. */
const listFields = (entry: typeof footerEntry) => ({
  "collection?": oneOf(
    "Liste du site",
    "sectors : les pages secteur ; zones : les zones principales ; networks : les réseaux ; hours : les horaires de business, et au pied de page ceux de chaque établissement. Elle vient avant les entrées, sauf les réseaux, qui les suivent.",
    ["sectors", "zones", "networks", "hours"],
  ),
  "entries?": list("Entrées", "Les lignes, dans l'ordre où elles se lisent.", entry),
});

/** The menus at the top of every page. */
export const nav = byName(
  "Menus",
  "Nom du menu en minuscules (metiers), puis son libellé et sa liste. Un menu vide ne se montre pas.",
  "^(?!mobile$)[a-z][a-z0-9-]*$",
  strictObject("Menu", "Un bouton en haut des pages, et la liste qu'il ouvre.", {
    label: text("Libellé", "Sur le bouton.", { maxLength: 20, examples: ["Menu", "Nos métiers"] }),
    "title?": text("Titre", "Au-dessus de la liste, sur un téléphone ; le libellé sans cette clé.", {
      maxLength: 40,
      examples: ["Nos métiers", "L'entreprise"],
    }),
    ...listFields(menuEntry),
  }),
);

/** The lists at the foot of every page. */
export const footer = strictObject("Pied de page", "Les listes au pied de toutes les pages.", {
  "columns?": list(
    "Colonnes",
    "La première prend la hauteur des autres. Une colonne vide ne se montre pas.",
    strictObject("Colonne", "Une liste sous son titre.", {
      title: text("Titre", "Au-dessus de la liste.", {
        maxLength: 40,
        examples: ["Services", "L'entreprise"],
      }),
      ...listFields(footerEntry),
    }),
    { maxItems: 4 },
  ),
  legal: list("Mentions", "Tout en bas, sur une ligne : textes légaux et cookies.", footerEntry),
});

export type FrameEntry = Static<typeof footerEntry>;
/** A list of the frame: a menu's, or a column's of the footer. */
export type FrameList = Pick<NonNullable<Static<typeof footer>["columns"]>[number], "collection" | "entries">;
