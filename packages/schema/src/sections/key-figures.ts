import { outsideLink } from "../content/outside-link.ts";
import { list, optional, strictObject, text } from "../fields.ts";

export const keyFigures = {
  title: text({ title: "Titre", maxLength: 90 }),
  figures: list(
    strictObject(
      { title: "Chiffre" },
      {
        figure: text({
          title: "Chiffre",
          description: "Écrit en très grand.",
          maxLength: 40,
          examples: ["${tarif-horaire}"],
        }),
        text: text({ title: "Phrase", maxLength: 160 }),
        link: optional(outsideLink),
      },
    ),
    { title: "Chiffres", minItems: 2, maxItems: 6 },
  ),
};
