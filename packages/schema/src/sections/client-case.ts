import { list, optional, strictObject, text } from "../fields.ts";
import { fictional } from "./fictional.ts";
import { picture } from "../content/picture.ts";

/** One client's premises: what they were asked for, what was done. */
export const clientCase = {
  fictional,
  title: text({ title: "Titre", maxLength: 90 }),
  client: text({ title: "Le client, sans le nommer", maxLength: 120 }),
  picture: optional(picture),
  paragraphs: list(text({ title: "Paragraphe" }), { title: "Récit", maxItems: 4 }),
  figures: optional(
    list(
      strictObject(
        { title: "Chiffre" },
        { figure: text({ title: "Chiffre", maxLength: 30 }), text: text({ title: "Sens", maxLength: 100 }) },
      ),
      { title: "Chiffres", maxItems: 4 },
    ),
  ),
};
