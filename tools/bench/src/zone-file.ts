import { placeName } from "@vitrine/french/place-name";
import type { Commune } from "@vitrine/generator/commune-registry";
import { randomFrom } from "./random.ts";

/**
 * Sentences in which nearly every second word is free. Two pages then share hardly any run of five words, which the
 * doorway guard compares.
 */
const SENTENCES = [
  "Le # du # précède la # de #, une # sans # et un #.",
  "Chaque # sans # demande une #, un # ou sa #.",
  "Ici #, là #, puis # et # avant #.",
  "Entre # et #, la # du # attend le #.",
  "Une # suffit : #, #, # et #.",
  "Ni # ni #, mais # par #, avec # et #.",
  "Notre # connaît la #, le # et cette #.",
] as const;

const PLACES = ["Le bourg", "La gare", "La zone d'activité", "Le vieux centre"] as const;

/** The longest name with which the common title, "Entreprise de nettoyage à …", keeps to its 65 characters. */
const MAX_NAME_LENGTH = 34;

/**
 * A local page of about 3.5 KB as an author writes it. The same commune gives the same bytes. The title of a `homonym`,
 * whose slug another page has too, says the postal code.
 */
export function zoneFile(commune: Commune, homonym: boolean, nouns: readonly string[]): string {
  const random = randomFrom(commune.insee);
  const filled = (pattern: string) => pattern.replace(/#/g, () => random.pick(nouns));
  const prose = (length: number) => {
    let text = "";
    while (text.length < length) text += `${text === "" ? "" : " "}${filled(random.pick(SENTENCES))}`;
    return text;
  };
  const quarters = PLACES.map(
    (name) => `  - name: ${name}\n    text: >-\n${folded(prose(540), "      ")}`,
  ).join("");
  return `insee: "${commune.insee}"
${titles(commune, homonym)}description: >-
${folded(filled("Nettoyage de #, # et # compris : # le matin, # et # le soir, une # sans #."), "  ")}tagline: >-
${folded(filled("Le # net, la # aussi, avant # et #."), "  ")}intro: >-
${folded(prose(470), "  ")}neighbourhoods:
${quarters}`;
}

function titles(commune: Commune, homonym: boolean): string {
  const long = placeName(commune.name).name.length > MAX_NAME_LENGTH;
  if (!homonym && !long) return "";
  const title = `title: Nettoyage ${"${à lieu}"}${homonym ? " (${code postal})" : ""}\n`;
  return long ? `${title}shortTitle: Nettoyage de bureaux\n` : title;
}

/** Folds a text into lines of at most 91 characters behind an indent. */
const folded = (text: string, indent: string) => text.replace(/(.{1,91})(?: |$)/g, `${indent}$1\n`);
