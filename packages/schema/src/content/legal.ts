import Type, { type Static } from "typebox";
import { list, strictObject, text, token } from "../fields.ts";
import { headFields } from "./page-head.ts";

const paragraph = strictObject({ title: "Paragraphe" }, { text: text({ title: "Texte" }) });
const bullets = strictObject(
  { title: "Liste à puces" },
  { list: list(text({ title: "Élément" }), { title: "Éléments" }) },
);

const date = token({
  title: "Date",
  description: "Année, mois, jour.",
  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
  examples: ["2025-09-19"],
});

/** A legal text in numbered articles. `[[à compléter : …]]` in a text is a placeholder, shown as such. */
export const legal = strictObject(
  { title: "Texte légal", description: "Le nom du fichier est l'adresse de la page." },
  {
    title: headFields.title,
    description: headFields.description,
    h1: text({ title: "Titre visible", maxLength: 80 }),
    edited: date,
    updated: date,
    articles: list(
      strictObject(
        { title: "Article" },
        {
          title: text({ title: "Titre", maxLength: 110 }),
          blocks: list(
            Type.Unsafe<Static<typeof paragraph> | Static<typeof bullets>>({
              type: "object",
              title: "Bloc",
              description: "Un paragraphe (text) ou une liste (list).",
              properties: { ...paragraph.properties, ...bullets.properties },
              minProperties: 1,
              maxProperties: 1,
              additionalProperties: false,
            }),
            { title: "Blocs" },
          ),
        },
      ),
      { title: "Articles" },
    ),
  },
);

export type Legal = Static<typeof legal>;
