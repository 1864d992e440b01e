import { optional, text } from "../fields.ts";

export const zoneFinder = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: optional(text({ title: "Introduction" })),
  label: text({ title: "Étiquette du champ", maxLength: 60 }),
  covered: optional(
    text({
      title: "Réponse pour un lieu sans page",
      description: "Début de phrase, que le lieu achève : « Oui, nous intervenons » … « à Montreuil. »",
      maxLength: 90,
      examples: ["Oui, nous intervenons"],
    }),
  ),
  nearest: optional(
    text({
      title: "Annonce de la page voisine",
      description: "Suivie du lien vers la page locale la plus proche.",
      maxLength: 60,
      examples: ["La page la plus proche :"],
    }),
  ),
  unknown: optional(
    text({
      title: "Réponse pour un lieu inconnu",
      description: "Suivie du lien vers la demande de devis.",
      maxLength: 200,
    }),
  ),
};
