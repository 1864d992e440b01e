import type { Static } from "typebox";
import { prose, strictObject, text } from "../fields.ts";
import { unseenIcon } from "./icon.ts";

/** A feature tile: a short title, one or two sentences. */
export const featureTile = strictObject("Atout", "Un titre court, une ou deux phrases.", {
  "icon?": unseenIcon,
  title: text("Titre", "L'atout en quelques mots, en gras en tête de la tuile, sans point final.", {
    maxLength: 60,
    examples: ["Un service à votre mesure", "Vous savez qui entre"],
  }),
  text: prose(
    "Texte",
    "Une ou deux phrases sous le titre de la tuile : ce que le client y gagne, concrètement.",
    {
      maxLength: 320,
      examples: [
        "Votre plombier arrive ${delai-urgence}.",
        "Les factures se téléchargent chaque mois depuis l'espace client.",
      ],
    },
  ),
});

export type FeatureTile = Static<typeof featureTile>;
