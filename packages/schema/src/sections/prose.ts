import { list, prose as proseText, text } from "../fields.ts";

export const prose = {
  title: text("Titre", "En grand au-dessus du texte.", {
    maxLength: 90,
    examples: ["Derrière le comptoir", "Ce qui change d'un métier à l'autre"],
  }),
  paragraphs: list(
    "Paragraphes",
    "Le texte de la section, dans l'ordre de lecture.",
    proseText("Paragraphe", "Trois à six phrases sur une même idée ; peut citer des faits.", {
      examples: [
        "La salle de code est ouverte aux élèves toute la semaine.",
        "Un plateau à moitié désert n'a pas besoin du passage que réclame un mardi complet.",
      ],
    }),
  ),
};
