import { text } from "../fields.ts";

export const notFound = {
  code: text({ title: "Code affiché en grand", maxLength: 8 }),
  h1: text({ title: "Message", maxLength: 60 }),
  text: text({ title: "Explication", maxLength: 240 }),
  link: text({ title: "Libellé du lien vers l'accueil", maxLength: 40 }),
};
