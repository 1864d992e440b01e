import type { Answers } from "../form-fields.ts";

/** A correctly completed form, for tests. */
export const exampleValues = {
  prenom: "Zoé",
  nom: "D’Haïti & Fils",
  email: "zoe@entreprise.fr",
  telephone: "06 39 98 12 34",
  nom_de_votre_entreprise: "Hop & Net",
  adresse_de_vos_locaux: "12 rue de la Paix, 75002 Paris",
  surface_de_vos_locaux_en_m2: "51 à 100 m2",
  nombre_interventions_par_semaine: "5 fois par semaine ou +",
  duree_souhaitee_par_intervention: "1h30",
  possedez_vous_le_materiel_et_les_produits: "Ni matériel ni produits",
} satisfies Answers;
