import { list, optional, strictObject, text } from "../fields.ts";
import { icon } from "../content/icon.ts";
import { route } from "../content/page-head.ts";

export const services = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: optional(text({ title: "Introduction" })),
  items: list(
    strictObject(
      { title: "Prestation" },
      {
        icon,
        title: text({ title: "Titre", maxLength: 60 }),
        text: text({ title: "Texte", maxLength: 320 }),
        route: optional(route),
      },
    ),
    { title: "Prestations", minItems: 2, maxItems: 12 },
  ),
};
