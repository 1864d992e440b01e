import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "trois collègues": sectionExample({
    type: "team-testimonials",
    title: "La parole à l'équipe",
    items: [
      {
        firstName: "Aminata",
        duration: "Dans l'équipe depuis plusieurs années",
        content: "J'ai demandé des horaires du matin, pour être là à la sortie de l'école.",
      },
      {
        firstName: "José",
        duration: "Dans l'équipe depuis l'automne dernier",
        content:
          "La raclette m'a demandé plus de temps que le reste ; je regarde encore les vitrines des autres.",
      },
      {
        firstName: "Mehdi",
        duration: "Dans l'équipe depuis l'an dernier",
        content: "À force, je sais quelle plante a soif.",
      },
    ],
  }),
  "deux collègues": sectionExample({
    type: "team-testimonials",
    title: "Au 1er comme au 20e",
    items: [
      {
        firstName: "Anne-Élisabeth-Philomène",
        duration: "Dans l'équipe depuis le 1er mars",
        content: "C'est propre.",
      },
      { firstName: "Li", duration: "Dans l'équipe depuis hier", content: 'On m\'a dit : "Bienvenue !"' },
    ],
  }),
};
