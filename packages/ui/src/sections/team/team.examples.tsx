import { examplePicture, examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

const { dentist, office, street, desk } = examplePictures;
const meeting = examplePicture("pages/reunion", "Une salle de réunion, sa table ovale et six fauteuils.");

export const examples = {
  "quatre personnes, dont une sans portrait": sectionExample({
    type: "team",
    title: "Qui vous répond",
    intro: "Au comptoir comme à l'atelier, ce sont les mêmes.",
    items: [
      {
        name: "Garance Vidal",
        role: "Fleuriste, fondatrice",
        text: "Au magasin du mardi au samedi ; les mariages, c'est elle.",
        picture: desk,
      },
      { name: "Moussa", role: "Livraisons", picture: street },
      { name: "Élodie", role: "Apprentie", text: "En deuxième année, au [magasin](/) le 1er samedi." },
      { name: "Karim Benali", role: "Abonnements", text: "Bureaux et restaurants.", picture: office },
    ],
  }),
  "deux personnes, dont une au long nom": sectionExample({
    type: "team",
    title: "Le cabinet",
    items: [
      {
        name: "Marie-Charlotte de Saint-Remy-en-Bouzemont d'Isson",
        role: "Masseuse-kinésithérapeute diplômée d'État, rééducation du genou et de l'épaule",
        text: "Diplômée de l'école de Lyon en 2014. Reçoit le lundi, le mardi et le jeudi ; parle anglais et italien.",
        picture: dentist,
      },
      { name: "Li", role: "Ostéopathe", picture: meeting },
    ],
  }),
  "cinq personnes, sans portrait": sectionExample({
    type: "team",
    title: "L'équipe",
    items: [
      { name: "Anne", role: "Gérante", text: "Répond au téléphone." },
      { name: "José", role: "Chef de chantier" },
      { name: "Mehdi", role: "Plombier, chauffagiste", text: "Vingt ans de chaudières." },
      { name: "Aminata", role: "Plombière" },
      { name: "Lucas", role: "Apprenti", text: "Du 1er septembre au 30 juin." },
    ],
  }),
};
