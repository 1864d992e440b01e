import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "quatre étapes": sectionExample({
    type: "steps",
    title: "De la demande au premier passage",
    intro: "Entre les deux, une journée suffit souvent.",
    steps: [
      {
        icon: "file-text",
        title: "Vous décrivez vos locaux",
        description: "Le formulaire prend 1 à 2 minutes.",
      },
      { icon: "check", title: "Vous signez", description: "Avec ou sans engagement, à votre choix." },
      { icon: "key", title: "Vous recevez vos accès", description: "Réservations, factures et messagerie." },
      { icon: "users", title: "Votre Hoper se présente", description: "Sous 24 heures, dans vos locaux." },
    ],
  }),
  "deux étapes, sans introduction": sectionExample({
    type: "steps",
    title: "Une vitre, deux gestes",
    steps: [
      { icon: "droplets", title: "On mouille", description: "De haut en bas." },
      {
        icon: "sparkles",
        title: "On passe la raclette, anticonstitutionnellement droite",
        description:
          "Sans la lever, d'un seul trait, en essuyant la lame à chaque bord. Le secret est dans le poignet, dit José, qui regarde encore les vitrines des autres et n'en a pas trouvé deux de nettes dans la rue du 3e.",
      },
    ],
  }),
};
