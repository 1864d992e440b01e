import type { Examples } from "../../examples/example.ts";
import { exampleThanks } from "../../examples/example-thanks.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples: Examples = {
  "le formulaire": sectionExample({
    type: "quote-form",
    title: "Votre devis, dans l'heure",
    thanks: exampleThanks,
    intro: "1 à 2 minutes suffisent. Nous vous rappelons du lundi au vendredi, de 8 h à 20 h.",
  }),
  "un titre et une introduction trop longs": sectionExample({
    type: "quote-form",
    title: "Anticonstitutionnellement vite : votre devis pour le 3e étage du 16e",
    thanks: exampleThanks,
    intro:
      "Hop & Net vous demande dix choses, pas une de plus : qui vous êtes, où vous êtes, combien de mètres carrés, combien de fois, combien de temps, et ce qu'il y a déjà dans le placard. Le reste se dit de vive voix, quand nous vous rappelons, et il n'y a pas de mauvaise réponse.",
  }),
};
