import { list, text } from "../fields.ts";
import { picture } from "../content/picture.ts";
import { ownButton } from "../content/quote-call.ts";

/** The short list under the button of a page's opening. */
export const points = list(
  "Engagements en quelques mots",
  "La courte liste sous le bouton de devis.",
  text("Engagement", "Quelques mots derrière une coche, sans point final ; peut citer un fait.", {
    maxLength: 80,
    examples: ["Sans engagement", "Assurance comprise"],
  }),
  { maxItems: 4 },
);

export const hero = {
  h1: text("Titre visible", "En très grand en tête de la page ; un titre long s'écrit plus petit.", {
    maxLength: 90,
    examples: ["Le permis, avec le même moniteur jusqu'au bout", "De l'eau par terre ? Appelez."],
  }),
  tagline: text(
    "Accroche",
    "Une ou deux phrases sous le titre, au-dessus du bouton de devis : ce que l'on propose, et à qui.",
    {
      maxLength: 220,
      examples: [
        "Vous dites quand et où ; nous arrivons ${delai-urgence}.",
        "Vous retrouvez des tables nettes et une cuisine où l'on a envie de s'asseoir.",
      ],
    },
  ),
  ...ownButton,
  "picture?": picture,
  "points?": points,
};
