import type { Examples } from "../../examples/example.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples: Examples = {
  "page introuvable": sectionExample({
    type: "not-found",
    code: "404",
    h1: "Oops! Page not found",
    text: "Cette adresse ne mène nulle part. Elle a peut-être été rangée ailleurs.",
    link: "Retour à l'accueil",
  }),
};
