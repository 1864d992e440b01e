import type { Static } from "typebox";
import { strictObject, text } from "../fields.ts";
import { picture } from "./picture.ts";
import { sectionTitle } from "./section-fields.ts";

/** The label of a button to the quote form, where a page words its own. */
export const quoteButton = text(
  "Bouton",
  "Libellé du bouton d'ici, qui mène à la demande de devis. Par défaut, celui de site.yaml.",
  { maxLength: 40, examples: ["Réserver ma leçon", "Demander un devis"] },
);

/** The closing block of a page: a title, a sentence and the button to the quote form. */
export const quoteCall = strictObject(
  "Appel au devis",
  "Bloc de fin de page, avec le bouton vers la demande de devis.",
  {
    title: sectionTitle(
      "En grand sur le fond sombre qui clôt la page : une invitation, ou une question au visiteur.",
      ["Dites-nous où, et à quelle heure", "Un robinet qui goutte ? Racontez-nous"],
    ),
    text: text(
      "Texte",
      "Une ou deux phrases entre le titre et le bouton : ce que la demande coûte, et ce qui suit.",
      {
        maxLength: 320,
        examples: [
          "La demande prend ${duree-devis} et le devis est gratuit.",
          "Nous vous rappelons ${delai-rappel} ; vous décidez ensuite.",
        ],
      },
    ),
    "button?": quoteButton,
    "picture?": strictObject(
      "Image",
      "À droite du texte, sur grand écran. Par défaut, l'image du haut de la page ; celle du soir, si content/images a des fichiers du même nom suivi de -soir.",
      picture.properties,
    ),
  },
);

export type QuoteCall = Static<typeof quoteCall>;
