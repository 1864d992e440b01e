import { list, optional, text } from "../fields.ts";
import { picture } from "../content/picture.ts";

export const hero = {
  h1: text({ title: "Titre visible", maxLength: 90 }),
  tagline: text({ title: "Accroche", maxLength: 220 }),
  picture: optional(picture),
  points: optional(
    list(text({ title: "Engagement", maxLength: 80 }), {
      title: "Engagements en quelques mots",
      maxItems: 4,
    }),
  ),
};
