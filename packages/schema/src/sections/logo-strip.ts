import { optional, text } from "../fields.ts";

/** The partners' logos come from partners.yaml. */
export const logoStrip = {
  title: text({ title: "Titre", maxLength: 90 }),
  note: optional(text({ title: "Note sous la bande", maxLength: 200 })),
};
