import type { Static } from "typebox";
import { integer, oneOf, strictObject, token } from "../fields.ts";
import { PAIR_NAMES } from "../theme/typefaces.data.ts";

const colour = (title: string, description: string, example: string) =>
  token(title, `${description} Un dièse et six chiffres hexadécimaux.`, {
    pattern: "^#[0-9a-fA-F]{6}$",
    examples: [example],
  });

/** Names of the shapes behind the opening of a page. `@vitrine/ui` has a drawing of each. */
export const SHAPES = ["stroke", "arc", "slope", "none"] as const;

const ownFont = (title: string, description: string, example: string) =>
  token(title, `${description} Un fichier WOFF2 du dossier brand/fonts, à la place de celui de la paire.`, {
    pattern: String.raw`^[A-Za-z0-9_-]+\.[A-Za-z0-9]+$`,
    examples: [example],
  });

/** The look of the site. Missing colours follow the brand; other missing keys take a quiet default. */
export const theme = strictObject(
  "Apparence",
  "Les couleurs du site, ses caractères, ses angles, et la forme derrière l'ouverture des pages.",
  {
    "colours?": strictObject(
      "Couleurs",
      "Chaque couleur par son rôle, en six chiffres hexadécimaux. Celles qui manquent se déduisent de la marque. Les contrastes sont vérifiés.",
      {
        "ink?": colour("Encre", "Les textes, les contours, et le fond sombre de l'appel final.", "#1d2433"),
        "inkSoft?": colour("Encre douce", "Les textes secondaires.", "#4a5263"),
        "paper?": colour("Papier", "Le fond de toutes les pages.", "#fafafa"),
        "tint?": colour("Teinte", "Le fond de l'ouverture et de certaines sections.", "#e2e8ee"),
        "sky?": colour("Ciel", "Le fond de l'ouverture quand l'image montre une rue.", "#dce7f0"),
        "shade?": colour("Gris", "Le fond d'autres sections et du pied de page.", "#ebedf0"),
        "rule?": colour("Filet", "Les filets entre les éléments d'une liste.", "#ccd1d9"),
        "brand?": colour("Marque", "Les liens, les signes, et le fond de certaines sections.", "#1f5f8b"),
        "brandBright?": colour(
          "Marque claire",
          "Sur un fond sombre : les filets, et le contour de ce que le clavier désigne.",
          "#8cc7ee",
        ),
        "accent?": colour("Accent", "Le fond des boutons.", "#f2b84b"),
        "alert?": colour("Alerte", "Les erreurs du formulaire.", "#b3261e"),
      },
    ),
    "fonts?": strictObject(
      "Caractères",
      "Les deux polices du site : une paire fournie, ou des fichiers à vous.",
      {
        "pair?": oneOf(
          "Paire",
          "bricolage-instrument, net et vif ; gabarito-figtree, rond et ouvert ; newsreader-public, à empattements et posé.",
          PAIR_NAMES,
        ),
        "title?": ownFont("Titres", "Les titres et les grands chiffres, en gras.", "titres.woff2"),
        "text?": ownFont("Textes", "Les textes des écrans larges.", "textes.woff2"),
      },
    ),
    "radius?": integer(
      "Angles",
      "Le rayon des angles des boutons, des champs et des cadres, en pixels, de 0 à 24.",
      { minimum: 0, maximum: 24, examples: [6] },
    ),
    "shape?": oneOf(
      "Forme",
      "Derrière l'ouverture des pages : stroke, une large courbe ; arc, une colline ; slope, une pente ; none, rien.",
      SHAPES,
    ),
  },
);

export type Theme = Static<typeof theme>;
export type Colours = Required<NonNullable<Theme["colours"]>>;
