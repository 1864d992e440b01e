import type { Examples } from "../../examples/example.ts";
import { sectionExample } from "../../examples/section-example.tsx";

export const examples: Examples = {
  "un prix par ligne": sectionExample({
    type: "prices",
    title: "La carte",
    items: [
      { label: "Kougelhopf pour quatre", text: "Aux raisins et aux amandes.", price: "14,50 €" },
      { label: "Kougelhopf pour huit", price: "22 €" },
      { label: "Buffet, d'après vos goûts", price: "sur devis" },
    ],
  }),
  "deux prix par ligne": sectionExample({
    type: "prices",
    title: "L'heure d'aide",
    intro: "Prix TTC, sans frais de dossier.",
    priceHeading: "Prix TTC",
    otherHeading: "Après crédit d'impôt",
    items: [
      { label: "En semaine", price: "27,40 €", other: "13,70 €" },
      {
        label: "Dimanche et jours fériés, de 8 h à 20 h, sans majoration",
        price: "34,20 €",
        other: "17,10 €",
      },
      { label: "La nuit", text: "Après une visite.", price: "sur devis" },
    ],
    note: "Crédit d'impôt de 50 %, sous conditions.",
  }),
};
