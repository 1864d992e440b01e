import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import { sentences, type Words } from "@vitrine/schema/diagnostics/words";
import type { YamlWords } from "./yaml-words.data.ts";

/** Matches a curved quote where a value may begin. Word processors and telephones type it; YAML knows straight ones. */
const OPENING = /[“„‘](?<=(?:^|[-:,[{]) *.)/m;

/** A whole value between curved quotes. */
const ENCLOSED = /^(?:[“„]([^“”„]*)[”“"]|‘([^‘]*)’)$/s;

/** True if a value of a text may stand between curved quotes. */
export const mayHoldCurvedQuotes = (text: string): boolean => OPENING.test(text);

/** Gives a value without the curved quotes round it; undefined for one without any. */
export function insideCurvedQuotes(value: string): string | undefined {
  const [, double, single] = ENCLOSED.exec(value) ?? [];
  return double ?? single;
}

/** Says that curved quotes round a value are no quotes of YAML, and shows the straight ones. */
export const curvedQuotes = (inside: string): YamlWords => ({
  code: "curved-quotes",
  en: "The curved quotes round this value belong to it, as letters do.",
  fr: "Les guillemets courbes qui entourent cette valeur en font partie, comme des lettres.",
  hint: /["\\\n]/.test(inside)
    ? STRAIGHT
    : {
        en: `Write straight ones: "${inside}". A quotation for readers stands between « and ».`,
        fr: `Mettez des guillemets droits : "${inside}". Une citation, pour le lecteur, va entre « et ».`,
      },
});

/** The remedy for a text whose author means the curved quotes as those of YAML. */
const STRAIGHT: Words = {
  en: 'Curved quotes do not count: type straight ones, "…".',
  fr: 'Les guillemets courbes ne comptent pas : tapez des droits, "…".',
};

/** Adds to the remedy for a slip of quotes that curved ones are none, if one begins a value on its line. */
export function withStraightQuotes<Problem extends YamlWords>(problem: Problem, line: string): Problem {
  const { code = "yaml-syntax", hint = catalogue[code].hint } = problem;
  const isOfQuotes = code === "yaml-syntax" || code === "lost-text";
  return isOfQuotes && OPENING.test(line) ? { ...problem, hint: sentences(hint, STRAIGHT) } : problem;
}
