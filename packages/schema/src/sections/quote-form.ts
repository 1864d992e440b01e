import { text } from "../fields.ts";

export const quoteForm = {
  title: text({ title: "Titre", maxLength: 90 }),
  intro: text({ title: "Introduction" }),
};
