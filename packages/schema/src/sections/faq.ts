import { list, strictObject, text } from "../fields.ts";
import { icon } from "../content/icon.ts";

export const faq = {
  title: text({ title: "Titre", maxLength: 90 }),
  items: list(
    strictObject(
      { title: "Question" },
      { icon, question: text({ title: "Question", maxLength: 140 }), answer: text({ title: "Réponse" }) },
    ),
    { title: "Questions", minItems: 2 },
  ),
};
