import { optional, text } from "../fields.ts";

export const zoneFinder = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: optional(text({ title: "Introduction" })),
  label: text({ title: "Étiquette du champ", maxLength: 60 }),
};
