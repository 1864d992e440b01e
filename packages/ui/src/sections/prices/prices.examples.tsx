import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "un prix par ligne": sectionExample({
    type: "prices",
    title: "La carte",
    items: [
      { label: "Kougelhopf pour quatre", text: "Aux raisins et aux amandes.", price: "14,50\u202F€" },
      { label: "Kougelhopf pour huit", price: "22\u202F€" },
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
      { label: "En semaine", price: "27,40\u202F€", other: "13,70\u202F€" },
      {
        label: "Dimanche et jours fériés, de 8\u202Fh à 20\u202Fh, sans majoration",
        price: "34,20\u202F€",
        other: "17,10\u202F€",
      },
      { label: "La nuit", text: "Après une visite.", price: "sur devis" },
      { label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", price: "34,20\u202F€" },
    ],
    note: "Crédit d'impôt de 50 %, sous conditions.",
  }),
};
