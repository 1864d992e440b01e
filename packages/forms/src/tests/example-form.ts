import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
import { fieldsOf } from "../form-fields.ts";

const choice = (name: string, label: string, options: FormField<"choice">["options"]) =>
  ({ type: "choice", name, label, required: true, options }) as const;

/** A form for tests and component examples. `exampleValues` answers it. */
export const exampleForm: Form = {
  groups: [
    {
      legend: "Vos coordonnées",
      fields: [
        { type: "text", name: "prenom", label: "Prénom", required: true, half: true, maxLength: 80 },
        { type: "text", name: "nom", label: "Nom", required: true, half: true, maxLength: 80 },
        { type: "email", name: "email", label: "Email", required: true, hint: "Pour vous répondre" },
        {
          type: "tel",
          name: "telephone",
          label: "Téléphone",
          required: true,
          half: true,
          hint: "Dix chiffres",
        },
        {
          type: "text",
          name: "nom_de_votre_entreprise",
          label: "Nom de l'entreprise",
          required: true,
          half: true,
        },
      ],
    },
    {
      legend: "Vos locaux",
      fields: [
        { type: "address", name: "adresse_de_vos_locaux", label: "Adresse de vos locaux", required: true },
        choice("surface_de_vos_locaux_en_m2", "Surface de vos locaux", [
          { value: "0 à 50 m2", label: "0 à 50 m²" },
          { value: "51 à 100 m2", label: "51 à 100 m²" },
        ]),
        choice("nombre_interventions_par_semaine", "Nombre d'interventions / semaine", [
          { value: "1", estimate: { amount: 1, text: "1\u00A0passage" } },
          { value: "2", estimate: { amount: 2, text: "2\u00A0passages" } },
          {
            value: "5 fois par semaine ou +",
            formerly: ["5 fois par semaine"],
            estimate: { amount: 5, text: "5\u00A0passages", atLeast: true },
          },
        ]),
        choice("duree_souhaitee_par_intervention", "Durée souhaitée par intervention", [
          { value: "1h30", label: "1\u202Fh\u202F30", estimate: { amount: 1.5 } },
          { value: "2h00", label: "2\u202Fh", estimate: { amount: 2 } },
        ]),
        choice("possedez_vous_le_materiel_et_les_produits", "Matériel & Produits", [
          { value: "Uniquement le matériel" },
          { value: "Ni matériel ni produits" },
        ]),
      ],
    },
  ],
  estimate: {
    title: "Votre semaine, en chiffres",
    price: "20\u202F€",
    period: "TTC par semaine",
    factors: [{ field: "nombre_interventions_par_semaine" }, { field: "duree_souhaitee_par_intervention" }],
  },
  privacy: { text: "Vos réponses servent à vous répondre.", link: "Vos données" },
  button: "Recevoir mon devis",
};

export const exampleFields = fieldsOf(exampleForm);
