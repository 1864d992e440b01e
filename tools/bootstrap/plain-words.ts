import { parseSync } from "vite";

const MAX_WORDS = 25;

/** First words that stand where a sentence's subject belongs. */
const NO_SUBJECT =
  /^(?:what(?:ever)?|who(?:ever|se)?|whether|which(?:ever)?|of|those|(?:one|some|none|both|all|each|most) of (?:which|whom|these|those))\b/i;

/**
 * Lists the hard sentences in the comments of a source: too long, or without a subject. Each has its line, from 1, and
 * the rule that it breaks. The file's ending selects the language: TypeScript, JavaScript or CSS.
 */
export function hardSentences(source: string, file: string) {
  const isStyle = file.endsWith(".css");
  const code = isStyle ? blankStrings(source) : maskCode(source, file);
  // Line comments on lines that follow each other are one text.
  const comments = isStyle ? /\/\*[\s\S]*?\*\//g : /\/\*[\s\S]*?\*\/|\/\/.*(?:\n[^\S\n]*\/\/.*)*/g;
  return [...code.matchAll(comments)].flatMap(({ 0: { length }, index }) =>
    sentencesOf(withoutMarks(source.slice(index, index + length))).flatMap(({ start, text }) => {
      const line = source.slice(0, index + start).split("\n").length;
      return faultsOf(text).map((reason) => ({ line, reason, text: text.replaceAll(/\s+/g, " ") }));
    }),
  );
}

function faultsOf(sentence: string): string[] {
  const opening = NO_SUBJECT.exec(sentence)?.[0].toLowerCase();
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const faults = opening === undefined ? [] : [`begins with "${opening}"`];
  return words > MAX_WORDS ? [...faults, `${words} words`] : faults;
}

/** Splits at a full stop before a capital or a quotation, at a blank line, and before a JSDoc tag or a list item. */
function sentencesOf(text: string): { start: number; text: string }[] {
  const gaps = /(?<=[.!?…]["”»)`]?)\s+(?=["“«(`[\p{Lu}])|\n\s*\n|\n(?=\s*(?:@\w|[-*] ))/gu;
  const starts = [0, ...[...text.matchAll(gaps)].map(({ 0: { length }, index }) => index + length)];
  return starts.map((start, at) => {
    const part = text.slice(start, starts[at + 1]);
    return { start: start + part.search(/\S|$/), text: part.trim() };
  });
}

/** Blanks a comment's slashes and stars. The length stays, so that offsets lead to the line in the file. */
const withoutMarks = (comment: string) =>
  comment.replaceAll(/^[^\S\n]*(?:\/{2,3}|\/\*+|\*+\/|\*+)|\*+\/$/gm, blank);

/** Blanks a stylesheet's strings. The pattern matches comments too, since one may contain an apostrophe. */
const blankStrings = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, (part) =>
    part.startsWith("/*") ? part : blank(part),
  );

/** Masks everything but the comments of a script, since a string may look like one. */
const maskCode = (source: string, file: string) =>
  parseSync(file, source).comments.reduce(
    (code, { start, end }) => code.slice(0, start) + source.slice(start, end) + code.slice(end),
    source.replaceAll(/\S/g, "x"),
  );

const blank = (text: string) => " ".repeat(text.length);
