import { Quotation } from "./quotation.tsx";

const client = {
  name: "Mathieu R.",
  role: "Gérant d'un restaurant de quartier",
  content: "Après une soirée privée, j'ai réservé un passage de plus pour le lendemain, un dimanche.",
};

export const examples = {
  "les paroles d'un client": <Quotation {...client} duration="Client depuis 2022" />,
  "d'un client qui ne dit pas depuis quand": <Quotation {...client} />,
};
