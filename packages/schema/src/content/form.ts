import type { Static } from "typebox";
import { list, optional, strictObject, text } from "../fields.ts";
import { Type } from "../type-builder.ts";
import { anyField, fieldName } from "./form-field.ts";

const estimate = strictObject(
  {
    title: "Estimation",
    description: "Un prix que le formulaire calcule : le tarif, multiplié par les réponses à quelques choix.",
  },
  {
    title: text({
      title: "Titre",
      description: "À la place de la somme, tant qu'il manque une réponse.",
      maxLength: 60,
      examples: ["Votre semaine, en chiffres", "Votre prix"],
    }),
    price: text({
      title: "Tarif",
      description: "Le prix d'une unité, par un fait.",
      maxLength: 20,
      examples: ["${tarif-horaire}", "45 €"],
    }),
    tax: optional(
      text({
        title: "Taxe",
        description: "Derrière le tarif.",
        maxLength: 10,
        examples: ["TTC", "HT"],
      }),
    ),
    period: text({
      title: "Période",
      description: "Derrière la somme.",
      maxLength: 40,
      examples: ["par semaine", "pour le forfait"],
    }),
    factors: list(
      strictObject(
        { title: "Facteur", description: "Un champ de type choice, dont chaque choix a une estimation." },
        {
          field: fieldName("Champ", "Le nom du champ."),
          open: text({
            title: "Sans réponse",
            description: "Le facteur, tant qu'il manque.",
            maxLength: 60,
            examples: ["nombre d'interventions", "durée"],
          }),
        },
      ),
      { title: "Facteurs", description: "Dans l'ordre où ils s'écrivent.", maxItems: 4 },
    ),
  },
);

/** The form that visitors fill in to be called back. */
export const form = strictObject(
  {
    title: "Formulaire",
    description: "Les questions de la page de demande, dans leur ordre, et le bouton qui les envoie.",
  },
  {
    groups: list(
      strictObject(
        { title: "Groupe", description: "Quelques champs sous un titre." },
        {
          legend: text({
            title: "Titre",
            description: "Au-dessus des champs du groupe.",
            maxLength: 60,
            examples: ["Vos coordonnées", "Votre projet"],
          }),
          fields: list(anyField, { title: "Champs", description: "Dans l'ordre de la page.", maxItems: 30 }),
        },
      ),
      { title: "Groupes", description: "Dans l'ordre de la page.", maxItems: 10 },
    ),
    fileLimit: optional(
      Type.Integer({
        title: "Limite des fichiers",
        description: "Mégaoctets de tous les fichiers ensemble, au plus ; par défaut, 10.",
        minimum: 1,
        maximum: 50,
        examples: [20],
      }),
    ),
    estimate: optional(estimate),
    privacy: strictObject(
      { title: "Données", description: "Sous les champs : ce que deviennent les réponses." },
      {
        text: text({
          title: "Phrase",
          description: "À quoi servent les réponses.",
          maxLength: 200,
          examples: [
            "Vos réponses servent à établir votre devis, et à rien d'autre.",
            "Nous gardons vos réponses douze mois.",
          ],
        }),
        link: text({
          title: "Lien",
          description: "Vers la page de site.yaml sur les données personnelles.",
          maxLength: 80,
          examples: ["Lire la politique de confidentialité", "Vos données"],
        }),
      },
    ),
    button: text({
      title: "Bouton",
      description: "Envoie la demande.",
      maxLength: 40,
      examples: ["Recevoir mon devis", "Envoyer ma demande"],
    }),
  },
);

export type Form = Static<typeof form>;
