import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import type { ContentPath, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, lineStarts, ofWholeFile, rangeOf, type SourceFile } from "../../1-load/source-file.ts";

const PLACEHOLDER = /\[\[((?:(?!\[\[)[^\]])*)\]\]/g;

/**
 * Matches brackets without their closing ones, or with one alone. Up to six words tell the match from others.
 */
const UNCLOSED = /\[\[(?!(?:(?!\[\[)[^\]])*\]\])(?:\s*\S+){0,6}/;

/** Words that stand in for a text, by which a quick look sees that there are none. */
const STAND_INS = ["orem ipsum", "TODO", "FIXME", "TBD", "XXX", ".example"];
const STAND_IN = /\b(?:[Ll]orem ipsum|TODO|FIXME|TBD|XXX)\b/g;

/** An address of RFC 2606. Variables may replace addresses of site.yaml, so `checkInventedAddresses` looks at them. */
const EXAMPLE_ADDRESS = /[\w.+@-]+\.example\b/g;

/**
 * Reports `[[à compléter : …]]`, which pages show as it is, and other words that stand for real
 * ones. An unclosed placeholder is always an error, since it can only be a mistake.
 */
export function checkPlaceholders(file: SourceFile): Diagnostic[] {
  const { path, text, data } = file;
  const hasStandIn = STAND_INS.some((words) => text.includes(words));
  if (!hasStandIn && !text.includes("[[")) return [];
  const lines = lineStarts(text);
  const found = (
    pattern: RegExp,
    code: DiagnosticCode,
    say: (words: string) => string,
    comment = /(?:^|\s)#/,
  ): Diagnostic[] =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !comment.test(text.slice(text.lastIndexOf("\n", index) + 1, index)))
      .map(({ 0: typed, 1: words = typed, index }) =>
        ofWholeFile(path, { code, message: say(words) }, rangeOf(lines, index, index + typed.length)),
      );
  const unclosed = unclosedIn(data).map((place) =>
    diagnose(file, {
      ...place,
      code: "unclosed-placeholder",
      message: "What is still to be filled in begins here, and ends nowhere.",
      hint: "Write it between [[ and ]].",
    }),
  );
  return [
    ...unclosed,
    ...found(PLACEHOLDER, "placeholder-left", stillToFill, /^\s*#/),
    ...found(STAND_IN, "placeholder-left", (words) => `« ${words} » stands where the real text belongs.`),
    ...(path === "site.yaml"
      ? []
      : found(EXAMPLE_ADDRESS, "invented-address", (words) => `"${words}" is an example: nobody is there.`)),
  ];
}

const stillToFill = (words: string) => `Still to be filled in: ${words.trim().replace(/\s+/g, " ")}.`;

/** Searches texts after parsing: in the YAML source, a list of lists begins with two brackets too. */
function unclosedIn(value: unknown, path: ContentPath = []): { path: ContentPath; part: string }[] {
  if (typeof value === "string") {
    const [part] = UNCLOSED.exec(value) ?? [];
    return part === undefined ? [] : [{ path, part }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unclosedIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
