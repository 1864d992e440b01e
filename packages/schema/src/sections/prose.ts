import { list, text } from "../fields.ts";

export const prose = {
  title: text({ title: "Titre", maxLength: 90 }),
  paragraphs: list(text({ title: "Paragraphe" }), { title: "Paragraphes" }),
};
