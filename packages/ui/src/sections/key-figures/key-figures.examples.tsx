import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "quatre chiffres, dont un sourcé": sectionExample({
    type: "key-figures",
    title: "En chiffres",
    figures: [
      { figure: "20 €", text: "TTC de l'heure, le dimanche comme le mardi." },
      { figure: "1 h 30", text: "par semaine, c'est assez pour commencer." },
      { figure: "1 400", text: "entreprises, et plus, nous ont confié leurs locaux depuis 2014." },
      {
        figure: "4,6 / 5",
        text: "d'après 271 avis vérifiés.",
        link: { label: "Les lire sur le service de cartes", address: "maps" },
      },
    ],
  }),
  "deux chiffres": sectionExample({
    type: "key-figures",
    title: "Le 1er et le 20e",
    figures: [
      { figure: "1er", text: "arrondissement où nous avons travaillé." },
      { figure: "24 h/24", text: "pour une urgence." },
    ],
  }),
  "un chiffre en toutes lettres, trop long": sectionExample({
    type: "key-figures",
    title: "Ce qui ne s'écrit pas en chiffres",
    figures: [
      {
        figure: "de 6 h à 23 h, 7 jours sur 7, toute l'an",
        text: "Nous intervenons quand cela vous arrange.",
      },
      {
        figure: "24 à 48 heures",
        text: "pour mettre en place un passage, du premier appel à la remise des clés, et pour vous présenter la personne qui viendra, dans vos locaux, à l'heure qui convient.",
      },
    ],
  }),
};
