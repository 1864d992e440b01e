import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "trois avantages et une introduction": sectionExample({
    type: "benefits",
    title: "Ce qui est clair dès le départ",
    intro: "Rien de ce qui suit n'est une option.",
    items: [
      { icon: "clock", title: "L'heure du passage", description: "De 6 h à 23 h, 7 jours sur 7." },
      { icon: "users", title: "La personne qui viendra", description: "Vous n'ouvrez pas à un inconnu." },
      { icon: "check", title: "Votre liberté de partir", description: "Avec engagement ou sans." },
    ],
  }),
  "quatre avantages, sans introduction": sectionExample({
    type: "benefits",
    title: "Du 1er au 20e",
    items: [
      { icon: "leaf", title: "Les flacons", description: "Nos produits sont écologiques." },
      { icon: "shield", title: "L'assurance", description: "Elle fait partie de l'offre." },
      { icon: "file-text", title: "Les factures", description: "Elles se téléchargent chaque mois." },
      {
        icon: "map-pin",
        title: "Anticonstitutionnellement près de chez vous, même au 3e étage",
        description:
          "Vingt arrondissements, trois départements, et une personne qui connaît la rue, le code, le gardien, l'heure de la livraison et celle à laquelle la lumière entre par la verrière. Le reste, vous le lui montrez.",
      },
    ],
  }),
};
