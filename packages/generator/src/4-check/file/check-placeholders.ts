import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import { type Diagnostic, messageOf } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { diagnose } from "../../1-load/diagnose.ts";
import type { SourceFile } from "../../1-load/source-file.ts";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";

const PLACEHOLDER = /\[\[((?:(?!\[\[)[^\]])*)\]\]/g;

/** Matches `[[` that no `]]` closes. Up to six words tell the match from others. */
const UNCLOSED = /\[\[(?!(?:(?!\[\[)[^\]])*\]\])(?:\s*\S+){0,6}/;

/** Authors leave these where the real text belongs. They are the rule's data, no marks of work on this file. */
const STAND_INS = ["Lorem ipsum", "lorem ipsum", "TODO", "FIXME", "TBD", "XXX"];
const STAND_IN = new RegExp(String.raw`\b(?:${STAND_INS.join("|")})\b`, "g");

/**
 * An address of RFC 2606. Variables may replace addresses of site.yaml, so `checkAddresses` looks at them.
 * The search begins where a word does: from each letter of a long word, it would take the square of its length.
 */
const EXAMPLE_ADDRESS = /(?<![\w.+@-])[\w.+@-]+\.example\b/g;

/**
 * Reports `[[à compléter : …]]`, which pages show as it is, and other words that stand for real
 * ones. An unclosed placeholder is always an error, since it can only be a mistake.
 */
export function checkPlaceholders(file: SourceFile): Diagnostic[] {
  const { path, text, data } = file;
  // Most files contain none of these words, and one quick look spares them the search.
  if (![...STAND_INS, ".example", "[["].some((words) => text.includes(words))) return [];
  const found = (
    pattern: RegExp,
    code: DiagnosticCode,
    say: (words: string) => Words,
    comment = /(?:^|\s)#/,
  ): Diagnostic[] =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !comment.test(text.slice(text.lastIndexOf("\n", index) + 1, index)))
      .map(({ 0: typed, 1: words = typed, index }) =>
        diagnose(file, { code, ...say(words), offsets: [index, index + typed.length] }),
      );
  // Searches parsed texts: in the YAML source, a list of lists begins with two brackets too.
  const unclosed = stringsIn(data, (_, words) => UNCLOSED.test(words)).map((place) =>
    diagnose(file, {
      path: place.path,
      part: UNCLOSED.exec(place.text)?.[0] ?? "",
      code: "unclosed-placeholder",
      ...messageOf("unclosed-placeholder"),
    }),
  );
  return [
    ...unclosed,
    ...found(PLACEHOLDER, "placeholder-left", stillToFill, /^\s*#/),
    ...found(STAND_IN, "placeholder-left", stillToFill),
    ...(path === "site.yaml" ? [] : found(EXAMPLE_ADDRESS, "invented-address", isExample)),
  ];
}

/** Says that an address leads nowhere. */
export const isExample = (address: string): Words => ({
  en: `"${address}" is an example: nobody is there.`,
  fr: `« ${address} » est un exemple : personne n’y répond.`,
});

function stillToFill(words: string): Words {
  const what = words.trim().replace(/\s+/g, " ");
  return {
    en: `Still to be filled in${what && `: ${what}`}.`,
    fr: `Reste à écrire${what && ` : ${what.replace(/^à (?:compléter|écrire) : /, "")}`}.`,
  };
}
