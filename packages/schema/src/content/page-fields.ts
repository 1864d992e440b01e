import type { Page } from "./page.ts";
import { flag, list, text, token } from "../fields.ts";

type Examples = readonly [string, string];

/** A page's title. The examples depend on the kind of page, since only local pages name a place. */
export const pageTitle = (examples: Examples) =>
  text(
    "Titre de la page",
    "Dans l'onglet et en tête du résultat de recherche, unique dans le site ; le nom du site s'y ajoute s'il y tient.",
    { maxLength: 65, examples },
  );

/** The title for the share image and the breadcrumbs, which have little room. */
export const shortTitle = (examples: Examples) =>
  text(
    "Titre court",
    "Pour l'image de partage, où il tient sur trois lignes, et pour le fil d'Ariane. Sans lui, le titre visible ou celui de la page y paraît.",
    { maxLength: 50, examples },
  );

/** The fields of a page's head that an author writes. */
export const headFields = {
  title: pageTitle(["Dépannage de plomberie à Lyon", "Auto-école à Nantes : permis B et code"]),
  description: text(
    "Description",
    "Une ou deux phrases sous le titre du résultat de recherche : ce que l'on trouve sur cette page et sur aucune autre.",
    {
      minLength: 70,
      maxLength: 160,
      examples: [
        "Fuite, bouchon ou chauffe-eau à Lyon 3e : un plombier sur place dans la journée, de la Part-Dieu à Montchat.",
        "Le permis B à Nantes : le code, les leçons et l'examen pour ${forfait-b} TTC, avec le même moniteur jusqu'au bout.",
      ],
    },
  ),
  keywords: list(
    "Mots-clés",
    "Expressions que l'on chercherait pour trouver cette page ; dans son en-tête, jamais montrées.",
    text("Mot-clé", "Une recherche telle qu'on la taperait, en minuscules sauf les noms propres.", {
      examples: ["plombier Lyon 3e", "permis accéléré Nantes"],
    }),
    { maxItems: 12, uniqueItems: true },
  ),
  "shortTitle?": shortTitle(["Dépannage", "Permis B"]),
};

/** A day, year first: "2027-01-04". */
export const day = (title: string, description: string, example: string) =>
  token(title, `${description} Année, mois, jour, entre guillemets.`, {
    format: "day",
    pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$",
    examples: [example],
  });

/** A time of day: "08:00". */
export const time = (title: string, example: string) =>
  token(title, "Heure et minutes à deux chiffres, entre guillemets.", {
    pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$",
    examples: [example],
  });

/** A name without accents and spaces: "hotel-philomele". */
export const SLUG = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** A path without its first slash: "paris/tarifs". */
const PATH = `${SLUG}(?:/${SLUG})*`;

/** The form of the address of a document, a file of `documents/`: "/documents/tarifs.pdf". */
const DOCUMENT = `/documents/${SLUG}\\.pdf`;

/** A page of the site, with or without the anchor of a section; the foot of the page; or a document. */
export const INSIDE = `/(?:${PATH})?(?:#[a-z][a-z0-9-]*)?|#contact|${DOCUMENT}`;

const document = new RegExp(`^${DOCUMENT}$`);

/** True for the address of a document. */
export const isDocument = (address: string): boolean => document.test(address);

/** When a page is shown, and where it was. */
export const publicationFields = {
  "draft?": flag(
    "Brouillon",
    "true : la page n'existe qu'en développement, et avec --drafts. Rien ne peut y mener d'ici là.",
  ),
  "publish?": day("Mise en ligne", "Premier jour où la page est en ligne.", "2027-01-04"),
  "expires?": day("Retrait", "Dernier jour où la page est en ligne.", "2027-06-30"),
  "formerly?": list(
    "Anciens noms",
    "À remplir quand on renomme la page : ses anciennes adresses mènent alors à la nouvelle, pour les visiteurs et les moteurs de recherche.",
    token("Ancien nom", "L'ancien nom du fichier, ou l'ancienne adresse sans sa première barre.", {
      maxLength: 200,
      pattern: `^${PATH}$`,
      examples: ["ancien-nom"],
    }),
    { uniqueItems: true },
  ),
};

/** The days of a page, whether it is a draft, and the names that it had. */
export type Publication = Pick<Page, "draft" | "publish" | "expires" | "formerly">;

/** A path inside the site, without a trailing slash: "/clichy". Hosts and file systems limit a name to 255 bytes. */
export const route = (title: string, description: string, example: string) =>
  token(title, `${description} Chemin absolu en minuscules, sans barre finale.`, {
    maxLength: 200,
    pattern: `^/(?:${PATH})?$`,
    examples: [example],
  });

/** An anchor inside a page, without `#`. */
export const anchor = token(
  "Ancre",
  "Identifiant de la section, unique dans la page, sans dièse : un lien vers /page#ancre y mène tout droit.",
  { pattern: "^[a-z][a-z0-9-]*$", examples: ["secteurs"] },
);
