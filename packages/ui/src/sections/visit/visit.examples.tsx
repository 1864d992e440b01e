import { examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "le siège et une agence": sectionExample({
    type: "visit",
    title: "Venir à l'atelier",
    intro: "On entre par la cour, sous le porche.",
    note: "Tram 1, arrêt Commerce. L'entrée est de plain-pied.",
  }),
  "avec une image": sectionExample({
    type: "visit",
    title: "Nous trouver",
    picture: examplePictures.office,
  }),
};
