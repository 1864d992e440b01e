import type { Static } from "typebox";
import { strictObject, text, token } from "../fields.ts";
import { INSIDE } from "./page-fields.ts";
import { picture } from "./picture.ts";
import { sectionTitle } from "./section-fields.ts";

/** The button of a block: its own words and, with them, a target other than the quote form. */
export const ownButton = {
  "button?": text("Bouton", "Libellé du bouton d'ici. Par défaut, celui de site.yaml.", {
    maxLength: 40,
    examples: ["Réserver ma leçon", "Demander un devis"],
  }),
  "target?": token(
    "Cible du bouton",
    "Où mène le bouton d'ici, comme un lien dans un texte : une page, l'ancre d'une section, #contact, un document, ou le nom d'une adresse extérieure de site.yaml. En minuscules sans accent. Par défaut, la demande de devis.",
    {
      maxLength: 200,
      pattern: `^(?:${INSIDE}|[a-z][a-z0-9-]*)$`,
      examples: ["/cours#inscription", "rendez-vous"],
    },
  ),
};

/** A target without own words would stand under those of the quote form. */
export const OWN_BUTTON = { dependencies: { target: ["button"] } };

/** The closing block of a page: a title, a sentence and the button to the quote form. */
export const quoteCallFields = {
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
  ...ownButton,
  "picture?": strictObject(
    "Image",
    "À droite du texte, sur grand écran. Par défaut, l'image du haut de la page ; celle du soir, si content/images a des fichiers du même nom suivi de -soir.",
    picture.properties,
  ),
};

export const quoteCall = strictObject(
  "Appel au devis",
  "Bloc de fin de page, avec le bouton vers la demande de devis.",
  quoteCallFields,
  OWN_BUTTON,
);

export type QuoteCall = Static<typeof quoteCall>;
