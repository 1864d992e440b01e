import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "trois questions, la première ouverte": sectionExample({
    type: "faq",
    id: "prix",
    title: "Le prix, et le reste",
    items: [
      {
        icon: "euro",
        question: "Combien coûte une heure d'entretien ?",
        answer: "20 € TTC, assurance comprise.",
      },
      {
        icon: "clock",
        question: "Quel est le minimum ?",
        answer: "1 h 30 par semaine, en une intervention.",
      },
      { icon: "sun", question: "Et le dimanche ?", answer: "Au même prix." },
    ],
  }),
  "une question trop longue": sectionExample({
    type: "faq",
    title: "Les questions que l'on nous pose en réunion",
    items: [
      {
        icon: "building",
        question:
          "Nous avons dix-sept adresses, du 1er au 20e arrondissement : recevrons-nous dix-sept factures, ou une seule, et qui donc la signera ?",
        answer:
          "Une seule. L'espace client réunit le planning de tous vos sites et une facture mensuelle consolidée, à télécharger. Elle est au nom que vous nous donnez, avec une ligne par adresse, et la somme en bas, comme dans un bon vieux cahier de comptes que personne n'aurait taché de café.",
      },
      { question: "Où vont les clés ?", answer: "Dans un coffre." },
    ],
  }),
};
