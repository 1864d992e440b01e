import type { Static } from "typebox";
import { integer, list, strictObject, text } from "../fields.ts";
import { anyField, fieldName } from "./form-field.ts";

const estimate = strictObject(
  "Estimation",
  "Un prix que le formulaire calcule : le tarif, multiplié par les réponses à quelques questions.",
  {
    title: text("Titre", "Au-dessus de la somme, à côté du formulaire.", {
      maxLength: 60,
      examples: ["Votre semaine, en chiffres", "Votre prix"],
    }),
    "price?": text(
      "Tarif",
      "Le prix d'une unité, par un fait ; inutile si chaque choix d'un facteur a le sien.",
      { maxLength: 20, examples: ["${tarif-horaire}", "45 €"] },
    ),
    period: text("Période", "Derrière la somme.", {
      maxLength: 40,
      examples: ["TTC par semaine", "pour le forfait"],
    }),
    factors: list(
      "Facteurs",
      "Dans l'ordre où ils s'écrivent. Tant qu'il manque une réponse, le premier choix, ou le plus petit nombre, sert d'exemple.",
      strictObject(
        "Facteur",
        "Un champ de type choice, dont chaque choix a une estimation, ou de type number.",
        { field: fieldName("Champ", "Le nom du champ.") },
      ),
      { maxItems: 4 },
    ),
  },
);

/** The form that visitors fill in to be called back. */
export const form = strictObject(
  "Formulaire",
  "Les questions de la page de demande, dans leur ordre, et le bouton qui les envoie.",
  {
    groups: list(
      "Groupes",
      "Dans l'ordre de la page.",
      strictObject("Groupe", "Quelques champs sous un titre.", {
        legend: text("Titre", "Au-dessus des champs du groupe.", {
          maxLength: 60,
          examples: ["Vos coordonnées", "Votre projet"],
        }),
        fields: list("Champs", "Dans l'ordre de la page.", anyField, { maxItems: 30 }),
      }),
      { maxItems: 10 },
    ),
    "fileLimit?": integer(
      "Limite des fichiers",
      "Mégaoctets de tous les fichiers ensemble, au plus ; par défaut, 10.",
      { minimum: 1, maximum: 50, examples: [20] },
    ),
    "estimate?": estimate,
    privacy: strictObject("Données", "Sous les champs : ce que deviennent les réponses.", {
      text: text("Phrase", "À quoi servent les réponses.", {
        maxLength: 200,
        examples: [
          "Vos réponses servent à établir votre devis, et à rien d'autre.",
          "Nous gardons vos réponses douze mois.",
        ],
      }),
      link: text("Lien", "Vers la page de site.yaml sur les données personnelles.", {
        maxLength: 80,
        examples: ["Lire la politique de confidentialité", "Vos données"],
      }),
    }),
    button: text("Bouton", "Envoie la demande.", {
      maxLength: 40,
      examples: ["Recevoir mon devis", "Envoyer ma demande"],
    }),
  },
);

export type Form = Static<typeof form>;
