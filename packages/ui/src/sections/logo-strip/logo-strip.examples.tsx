import { exampleLogos } from "../../examples/example-logos.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "six logos": sectionExample({
    type: "logo-strip",
    title: "Quelques entreprises qui nous ouvrent leur porte",
    logos: [...exampleLogos],
  }),
  "avec une note, et deux logos seulement": sectionExample({
    type: "logo-strip",
    title: "Ils étaient là en 2014",
    note: "Entreprises inventées pour la maquette ; les vraies viendront avec leur accord.",
    logos: exampleLogos.slice(0, 2),
  }),
};
