import type { Static } from "typebox";
import { strictObject, text, token } from "../../fields.ts";

/**
 * A telephone number that links dial and pages print. Two examples are needed: from a single one, the language server
 * drops the quotes of a number with a sign.
 */
export const phone = token(
  "Téléphone",
  "Au format international, sans espace : + puis 8 à 15 chiffres, entre guillemets. Les pages l'écrivent à la manière du pays ; un texte le cite par ${téléphone}.",
  { pattern: "^\\+\\d{8,15}$", examples: ["+33199001420", "+33199005678"] },
);

/** The postal address of the head office or a branch. */
export const placeFields = {
  "street?": text(
    "Rue",
    "Numéro et voie, au pied des pages et dans l'adresse dite aux moteurs de recherche.",
    { maxLength: 80, examples: ["12 rue Mercière", "3 bis quai de la Fosse"] },
  ),
  "postalCode?": token("Code postal", "Devant la ville, aux mêmes endroits ; entre guillemets.", {
    pattern: "^[A-Z0-9][A-Z0-9 -]{2,9}$",
    examples: ["69002"],
  }),
  locality: text(
    "Ville",
    "Après le nom du site, au pied des pages et dans l'adresse dite aux moteurs de recherche.",
    { examples: ["Lyon", "Nantes"] },
  ),
  "region?": text("Région", "Après la ville, aux mêmes endroits.", {
    examples: ["Auvergne-Rhône-Alpes", "Pays de la Loire"],
  }),
};

/** How to reach the company. */
export const contact = strictObject("Contact", "Le bloc en tête du pied de toutes les pages.", {
  "title?": text("Titre", "Au-dessus du bloc ; « Nous joindre » sans cette clé.", {
    maxLength: 40,
    examples: ["Nous joindre", "Nous trouver"],
  }),
  phone,
  "hours?": text(
    "Heures de bureau",
    "Après le téléphone, dans les blocs de fin de page : quand on y répond.",
    { maxLength: 300, examples: ["${horaires}", "du lundi au vendredi, de 9 h à 18 h"] },
  ),
  email: token("Adresse e-mail", "Lien sous le téléphone, au pied de toutes les pages.", {
    format: "email",
    examples: ["contact@dupont-plomberie.example"],
  }),
  ...placeFields,
  country: token(
    "Pays",
    "Code du pays en deux capitales (ISO 3166-1), dit aux moteurs de recherche seulement.",
    { format: "country", pattern: "^[A-Z]{2}$", examples: ["FR"] },
  ),
});

export type Contact = Static<typeof contact>;
