import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "cinq lignes, sourcées": sectionExample({
    type: "comparison",
    title: "Nos conditions, à côté de celles des autres",
    intro: "Le prix de l'heure ne dit pas tout.",
    us: "Hop & Net",
    them: "D'autres entreprises",
    rows: [
      { label: "Prix d'une heure", us: "20 € TTC", them: "À partir de 27 €" },
      { label: "Durée minimale d'un passage", us: "1 h 30", them: "4 heures" },
      { label: "Contrat", us: "Avec ou sans engagement", them: "Engagement d'au moins 12 mois" },
      { label: "Annulation", us: "Gratuite", them: "À vérifier sur chaque devis" },
    ],
    source: "Chiffres relevés par Hop & Net. Relevé du [[à compléter : date du relevé]].",
  }),
  "des cases trop pleines": sectionExample({
    type: "comparison",
    title: "Le 1er et le 3e",
    us: "Hop & Net, entreprise de nettoyage",
    them: "D'autres entreprises du 3e",
    rows: [
      {
        label: "Anticonstitutionnellement, ce qui est compris dans le prix",
        us: "L'assurance, les produits écologiques, le remplacement de la personne absente et l'espace client, sans supplément",
        them: "Une partie de tout cela, selon le jour, la saison, le quartier et la personne qui décroche le téléphone ce matin-là",
      },
      { label: "Le dimanche", us: "Oui", them: "Non" },
    ],
    source: "Relevé de Hop & Net.",
  }),
};
