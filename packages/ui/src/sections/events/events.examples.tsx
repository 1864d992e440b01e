import { sectionExample } from "../../examples/section-example.tsx";

export const examples = {
  "un jour, plusieurs jours, complet": sectionExample({
    type: "events",
    title: "Les prochains stages",
    intro: "Six élèves au plus, et le café est offert.",
    items: [
      {
        name: "Stage de code intensif",
        from: "2027-10-19",
        to: "2027-10-22",
        opens: "09:30",
        closes: "12:30",
        text: "Pour débutants. [Réserver une place](/demande-devis)",
        price: "120 €",
      },
      {
        name: "Portes ouvertes",
        from: "2027-12-04",
        opens: "14:00",
        place: "Salle Paul-Fort, 9 rue Basse-Porte, Nantes",
        price: "entrée libre",
      },
      { name: "Stage de conduite sur circuit", from: "2028-01-01", price: "210 €", full: true },
    ],
    none: "Les dates du printemps paraissent en février.",
  }),
  "sans date à venir": sectionExample({
    type: "events",
    title: "Les prochains stages",
    items: [],
    none: "Les dates du printemps paraissent en février.",
  }),
};
