import { placeName } from "@vitrine/french/place-name";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { capitalised } from "../../3-resolve/texts/vocabulary.ts";
import type { Commune, CommuneRegistry } from "../../communes/commune-registry.ts";
import type { TextIssue } from "./text-issue.ts";

type Names = Pick<CommuneRegistry, "named">;

/** Matches « à » or « de », then up to five words, the first with a capital. */
const PREPOSITION = /(?<![\p{L}\p{N}])([àÀ]|[dD]e) (\p{Lu}[\p{L}'’-]*(?: [\p{L}\p{N}'’-]+){0,4})/gu;
/** Matches a typed preposition before `${lieu}`. */
const PREPOSITION_AND_PLACE = /(?<![\p{L}\p{N}])(?:à |aux? |de |du |d['’])\$\{\s*lieu\s*\}/giu;

const SENTENCE_START = /(?:^|[.!?…]\s)\s*[«"]?\s*$/u;
/** No sentence begins further behind its end mark: a search from the start of the text would take long. */
const MAX_START_LENGTH = 6;
const startsSentence = (text: string, place: number) =>
  SENTENCE_START.test(text.slice(Math.max(0, place - MAX_START_LENGTH), place));
const SMALL_REFERENCE = /\$\{\s*(à|de)\s+lieu\s*\}/g;

/** Finds « à Le Kremlin-Bicêtre », « de Aubervilliers », « à ${lieu} », which is right for some places only, and « à Clichy » at the beginning of a sentence. */
export function placeGrammar(text: string, registry: Names, isSentence = true): readonly TextIssue[] {
  const references = isSentence ? [...text.matchAll(SMALL_REFERENCE)] : [];
  const small = references
    .filter(({ index }) => startsSentence(text, index))
    .map(([part, preposition = ""]) => opening(part, part.replace(preposition, capitalised(preposition))));
  const typed = [...text.matchAll(PREPOSITION_AND_PLACE)].map(([part]) => {
    const plain = /^[àa]/i.test(part) ? "à" : "de";
    const preposition = /^\p{Lu}/u.test(part) ? capitalised(plain) : plain;
    return issue(part, `\${${preposition} lieu}`, {
      en: "is wrong before some names of places",
      fr: "ne convient pas à tous les noms de lieux",
    });
  });
  const names = [...text.replace(/\s+/g, " ").matchAll(PREPOSITION)].flatMap(
    ({ 1: preposition = "", 2: words = "", index, input }) => {
      const commune = longestName(words.split(" "), registry);
      if (commune === undefined) return [];
      const { name, at, of } = placeName(commune.name, commune.elides);
      const [plain, right] = preposition.toLowerCase() === "à" ? ["à", at] : ["de", of];
      const part = `${preposition} ${name}`;
      if (right !== `${plain} ${name}`)
        return [issue(part, right, { en: "is not French", fr: "n’est pas français" })];
      return isSentence && preposition === plain && startsSentence(input, index)
        ? [opening(part, capitalised(right))]
        : [];
    },
  );
  return [...small, ...typed, ...names];
}

/** Gives a function that finds the place's own name at the beginning of a sentence, typed without its capital. */
export function smallNameFinder({ name, elides }: Commune): (text: string) => readonly TextIssue[] {
  const right = placeName(name, elides).name;
  const small = right.charAt(0).toLowerCase() + right.slice(1);
  return (text) => {
    const place = text.indexOf(small);
    if (place === -1 || !startsSentence(text, place)) return [];
    return /^[\p{L}\p{N}-]/u.test(text.slice(place + small.length)) ? [] : [opening(small, right)];
  };
}

function longestName(words: readonly string[], registry: Names): Commune | undefined {
  for (let count = words.length; count > 0; count--) {
    const commune = registry.named(words.slice(0, count).join(" "));
    if (commune !== undefined) return commune;
  }
  return undefined;
}

const opening = (part: string, right: string) =>
  issue(part, right, { en: "opens a sentence without a capital", fr: "commence une phrase sans majuscule" });

const issue = (part: string, right: string, why: Words): TextIssue => ({
  code: "place-grammar",
  part,
  en: `« ${part} » ${why.en}.`,
  fr: `« ${part} » ${why.fr}.`,
  hint: { en: `Write « ${right} ».`, fr: `Écrivez « ${right} ».` },
});
