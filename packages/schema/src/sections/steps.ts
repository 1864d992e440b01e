import { list, optional, strictObject, text } from "../fields.ts";
import { icon } from "../content/icon.ts";

export const steps = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: optional(text({ title: "Introduction" })),
  steps: list(
    strictObject(
      { title: "Étape" },
      {
        icon,
        title: text({ title: "Titre", maxLength: 60 }),
        description: text({ title: "Description", maxLength: 320 }),
      },
    ),
    { title: "Étapes", minItems: 2, maxItems: 6 },
  ),
};
