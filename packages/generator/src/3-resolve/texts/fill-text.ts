import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { lengthIssue } from "@vitrine/schema/length-issue";
import { suggest } from "@vitrine/schema/did-you-mean";
import { AS_TYPED_KEYWORD } from "@vitrine/schema/fields";
import { mayHoldLinks, plainText } from "@vitrine/schema/text-links";
import { typeset, typesetMarks } from "@vitrine/french/typeset";
import { type MapText, mapTexts } from "./map-texts.ts";

/** The words that `${…}` inserts into a text, by name. */
export type Vocabulary = ReadonlyMap<string, string>;

/** The prefix of `${date de …}`, which inserts the date of a fact. */
export const DATE_OF = "date de ";

/** The name by which a text cites the telephone number. */
export const PHONE = "téléphone";

/** The name by which a text cites the opening hours, as part of a sentence. */
export const HOURS = "horaires";

/** Matches the name by which a text cites a branch's telephone or hours. */
const CITES_BRANCH = new RegExp(`^(?:${PHONE}|${HOURS}) de `);

/** Matches a reference. Without its closing brace, a reference ends with the text or at the next one. */
const REFERENCE = /\$\{([^{}]*)(\}?)/g;

/**
 * Gives valid data with every text filled in and typeset. The schema says which strings are texts. A
 * reference to an unknown word is an issue and stays as typed.
 */
export function fillText<Data>(schema: object, data: Data, vocabulary: Vocabulary) {
  const issues: ContentIssue[] = [];
  const fill: MapText = (
    text,
    path,
    { minLength = 0, maxLength = Infinity, [AS_TYPED_KEYWORD]: isAsTyped = false },
  ) => {
    const finish = isAsTyped ? typesetMarks : typeset;
    if (!text.includes("${") && !mayHoldLinks(text)) return finish(text);
    const unknown: ContentIssue[] = [];
    const filled = text.replace(REFERENCE, (typed, inside: string, brace: string) => {
      const name = inside.trim().replace(/\s+/g, " ");
      const word = brace === "" ? undefined : vocabulary.get(name);
      if (word !== undefined) return word;
      unknown.push(brace === "" ? unclosed(typed, path) : unknownWord(typed, name, path, vocabulary));
      return typed;
    });
    issues.push(
      ...(unknown.length > 0 ? unknown : lengthIssues(plainText(filled), path, minLength, maxLength)),
    );
    return finish(filled);
  };
  return { data: mapTexts(schema, data, fill), issues };
}

function lengthIssues(filled: string, path: ContentPath, min: number, max: number): ContentIssue[] {
  const { length } = Array.from(filled);
  if (length >= min && length <= max) return [];
  const issue =
    length > max ? lengthIssue(path, "most", max, filled) : lengthIssue(path, "least", min, filled);
  return [
    {
      ...issue,
      hint: { en: `Filled in, it reads « ${filled} ».`, fr: `Une fois rempli, il se lit : « ${filled} ».` },
    },
  ];
}

function unclosed(typed: string, path: ContentPath): ContentIssue {
  const [part = typed] = /^\$\{\s*\S*/.exec(typed) ?? [];
  return {
    code: "unknown-fact",
    path,
    part,
    en: `"${part}" is not closed by a brace.`,
    fr: `« ${part} » n’est pas fermé par une accolade.`,
    hint: { en: "Write the name between ${ and }.", fr: "Écrivez le nom entre ${ et }." },
  };
}

/** Says where hours are to be written that a text cites; undefined for another name. */
function missingHours(name: string, vocabulary: Vocabulary) {
  if (name === HOURS)
    return {
      en: "Write openingHours in site.yaml: under business, or under the branch that the page names.",
      fr: "Écrivez openingHours dans site.yaml, sous business, ou sous l’entrée de branches que la page nomme.",
    };
  const phone = name.replace(`${HOURS} de `, `${PHONE} de `);
  if (phone === name || !vocabulary.has(phone)) return undefined;
  return {
    en: "Write openingHours under this branch in site.yaml.",
    fr: "Écrivez openingHours sous cette entrée de branches, dans site.yaml.",
  };
}

function unknownWord(typed: string, name: string, path: ContentPath, vocabulary: Vocabulary): ContentIssue {
  const isDate = (word: string) => word.startsWith(DATE_OF);
  const alike = [...vocabulary.keys()].filter((word) => isDate(word) === isDate(name));
  const hours = missingHours(name, vocabulary);
  return {
    code: hours === undefined && CITES_BRANCH.test(name) ? "unknown-branch" : "unknown-fact",
    path,
    part: typed,
    en: `"\${${name}}" names nothing that this text can use.`,
    fr: `« \${${name}} » ne désigne rien que ce texte puisse employer.`,
    hint: hours ?? suggest(name, alike),
  };
}

/** Matches a reference with its closing brace. Its group is the name. */
export const WHOLE_REFERENCE = /\$\{\s*([^{}]*?)\s*\}/g;

/** Lists the names of the `${name}` references in a text, in order, with repetitions. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(WHOLE_REFERENCE)].map(([, name = ""]) => name);
}
