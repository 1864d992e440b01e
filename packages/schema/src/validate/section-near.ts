import { fold } from "@vitrine/french/fold";
import type { SectionType } from "../sections/sections.ts";
import { didYouMean } from "./did-you-mean.ts";

/** Words by which authors call some types of sections, in French and English, without accents. */
const WORDS: Readonly<Partial<Record<SectionType, readonly string[]>>> = {
  "client-testimonials": ["avis", "reviews", "review", "temoignages", "temoignage", "testimonials"],
  events: ["agenda", "dates", "evenements", "stages", "ateliers", "calendar"],
  faq: ["questions", "question", "foire-aux-questions"],
  gallery: ["galerie", "photos", "images", "pictures"],
  prices: ["tarifs", "tarif", "prix", "pricing", "price"],
  prose: ["texte", "text", "paragraphes", "paragraphs", "article"],
  steps: ["etapes", "etape", "deroulement", "process"],
  team: ["equipe", "collaborateurs", "staff", "people"],
  visit: ["adresse", "acces", "plan", "address"],
};

/** Gives the type of section that a word was probably meant to be: by its meaning, then by its letters. */
export function sectionNear(typed: string, types: readonly string[]): string | undefined {
  const called = (word: string) =>
    types.find((type) => type === word || WORDS[type as SectionType]?.includes(word));
  const word = fold(typed);
  return called(word) ?? didYouMean(typed, types) ?? word.split("-").map(called).find(Boolean);
}
