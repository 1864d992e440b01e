import { text } from "../fields.ts";
import { sectionTitle } from "../content/section-fields.ts";

/** The strip of partners' logos. The logos come from partners.yaml. */
export const logoStrip = {
  title: sectionTitle("En grand à côté de la bande de logos ; les logos viennent de partners.yaml.", [
    "Quelques entreprises qui nous ouvrent leur porte",
    "Ils nous confient leurs clés",
  ]),
  "note?": text("Note sous la bande", "En petit sous les logos, s'il y a quelque chose à préciser.", {
    maxLength: 200,
    examples: [
      "Logos montrés avec l'accord de ces entreprises.",
      "Et plus de ${entreprises-clientes} en tout.",
    ],
  }),
};
