import type { Static } from "typebox";
import { optional, strictObject, text } from "../fields.ts";

/** The closing block of a page: a title, a sentence and the button to the quote form. */
export const quoteCall = strictObject(
  { title: "Appel au devis", description: "Bloc de fin de page, avec le bouton vers la demande de devis." },
  {
    title: text({ title: "Titre", maxLength: 90 }),
    text: text({ title: "Texte", maxLength: 320 }),
    button: optional(
      text({ title: "Bouton", description: "Par défaut, le libellé de site.yaml.", maxLength: 40 }),
    ),
  },
);

export type QuoteCall = Static<typeof quoteCall>;
