import { fold } from "@vitrine/french/fold";
import type { FieldType } from "../content/form-field.ts";
import type { SectionType } from "../sections/sections.ts";
import { didYouMean } from "./did-you-mean.ts";

/** Words by which authors call some types of sections and fields, in French and English, without accents. */
const WORDS: Readonly<Partial<Record<SectionType | FieldType, readonly string[]>>> = {
  choice: ["radio", "select", "liste", "list"],
  choices: ["checkbox", "checkboxes", "cases", "multiple"],
  "client-testimonials": ["avis", "reviews", "review", "temoignages", "temoignage", "testimonials"],
  email: ["mail", "courriel"],
  events: ["agenda", "dates", "evenements", "stages", "ateliers", "calendar"],
  file: ["fichier", "photo", "upload"],
  faq: ["questions", "question", "foire-aux-questions"],
  gallery: ["galerie", "photos", "images", "pictures"],
  number: ["nombre", "integer"],
  prices: ["tarifs", "tarif", "prix", "price", "carte", "menu", "plats", "planning", "emploi"],
  prose: ["texte", "text", "paragraphes", "paragraphs", "article"],
  steps: ["etapes", "etape", "deroulement", "process"],
  team: ["equipe", "collaborateurs", "staff", "people"],
  tel: ["phone", "telephone"],
  textarea: ["message", "paragraphe"],
  visit: ["adresse", "acces", "plan", "address", "horaires"],
};

/** Gives the type that a word was probably meant to be: by its meaning, then by its letters. */
export function typeNear(typed: string, types: readonly string[]): string | undefined {
  const called = (word: string) =>
    types.find((type) => type === word || WORDS[type as keyof typeof WORDS]?.includes(word));
  const word = fold(typed);
  return called(word) ?? didYouMean(typed, types) ?? word.split("-").map(called).find(Boolean);
}
