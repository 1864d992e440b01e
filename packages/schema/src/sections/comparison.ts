import { list, optional, strictObject, text } from "../fields.ts";

/** A table against other companies; what it says of them carries its source and date on the page. */
export const comparison = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: optional(text({ title: "Introduction" })),
  us: text({ title: "En-tête de notre colonne", maxLength: 40 }),
  them: text({ title: "En-tête de l'autre colonne", maxLength: 40 }),
  rows: list(
    strictObject(
      { title: "Ligne" },
      {
        label: text({ title: "Critère", maxLength: 60 }),
        us: text({ title: "Chez nous", maxLength: 120 }),
        them: text({ title: "Ailleurs", maxLength: 120 }),
      },
    ),
    { title: "Lignes", minItems: 2, maxItems: 10 },
  ),
  source: text({
    title: "Source et date",
    description: "D'où viennent les chiffres des autres, et de quand.",
    maxLength: 240,
  }),
};
