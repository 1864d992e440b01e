import type { Examples } from "../../examples/example.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples: Examples = {
  "trois Hopers": sectionExample({
    type: "cleaner-testimonials",
    title: "La parole aux Hopers",
    items: [
      {
        firstName: "Aminata",
        duration: "Hoper depuis plusieurs années",
        content: "J'ai demandé des horaires du matin, pour être là à la sortie de l'école.",
      },
      {
        firstName: "José",
        duration: "Hoper depuis l'automne dernier",
        content:
          "La raclette m'a demandé plus de temps que le reste ; je regarde encore les vitrines des autres.",
      },
      {
        firstName: "Mehdi",
        duration: "Hoper depuis l'an dernier",
        content: "À force, je sais quelle plante a soif.",
      },
    ],
  }),
  "deux Hopers": sectionExample({
    type: "cleaner-testimonials",
    title: "Au 1er comme au 20e",
    items: [
      {
        firstName: "Anne-Élisabeth-Philomène",
        duration: "Hoper depuis le 1er mars",
        content: "C'est propre.",
      },
      { firstName: "Li", duration: "Hoper depuis hier", content: 'On m\'a dit : "Bienvenue !"' },
    ],
  }),
};
