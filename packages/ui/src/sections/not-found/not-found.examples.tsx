import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "page introuvable": sectionExample({
    type: "not-found",
    code: "404",
    h1: "Oops! Page not found",
    text: "Cette adresse ne mène nulle part. Elle a peut-être été rangée ailleurs.",
    language: "en",
    link: "Retour à l'accueil",
    links: [
      { label: "Zones d'intervention", route: "/zones" },
      { label: "Devis gratuit", route: "/demande-devis" },
    ],
  }),
  "sans autre lien": sectionExample({
    type: "not-found",
    code: "404",
    h1: "Cette page n'est pas là",
    text: "L'adresse a peut-être changé.",
    link: "Retour à l'accueil",
  }),
};
