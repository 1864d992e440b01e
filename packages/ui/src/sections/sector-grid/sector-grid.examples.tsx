import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "avec son introduction": sectionExample({
    type: "sector-grid",
    title: "Un cabinet ne se nettoie pas comme un bistrot",
    intro: "Choisissez votre métier : nous y décrivons ce que nous faisons, et ce que nous ne touchons pas.",
  }),
  "sans introduction": sectionExample({ type: "sector-grid", title: "Vos métiers" }),
};
