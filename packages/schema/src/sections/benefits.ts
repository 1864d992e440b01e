import { list, optional, strictObject, text } from "../fields.ts";
import { icon } from "../content/icon.ts";

/** Spec section 3: icon, title, description. */
export const benefits = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: optional(text({ title: "Introduction" })),
  items: list(
    strictObject(
      { title: "Avantage" },
      {
        icon,
        title: text({ title: "Titre", maxLength: 60 }),
        description: text({ title: "Description", maxLength: 320 }),
      },
    ),
    { title: "Avantages", minItems: 2, maxItems: 8 },
  ),
};
