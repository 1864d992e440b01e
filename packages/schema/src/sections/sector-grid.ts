import { optional, text } from "../fields.ts";

export const sectorGrid = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: optional(text({ title: "Introduction" })),
};
