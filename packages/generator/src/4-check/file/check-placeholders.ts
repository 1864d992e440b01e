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
  const found = (pattern: RegExp, code: DiagnosticCode, say: (words: string) => string) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !/(?:^|\s)#/.test(lineBefore(text, index)))
      .map(({ 0: words, index }) =>
        ofWholeFile(path, { code, message: say(words) }, rangeOf(lines, index, index + words.length)),
      );
  const forgotten = [
    ...found(STAND_IN, "placeholder-left", (words) => `« ${words} » stands where the real text belongs.`),
    ...(path === "site.yaml"
      ? []
      : found(EXAMPLE_ADDRESS, "invented-address", (words) => `"${words}" is an example: nobody is there.`)),
  ];
  const unclosed = unclosedIn(data).map((place) =>
    diagnose(file, {
      ...place,
      code: "unclosed-placeholder",
      message: "What is still to be filled in begins here, and ends nowhere.",
      hint: "Write it between [[ and ]].",
    }),
  );
  const shown = [...text.matchAll(PLACEHOLDER)].filter(({ index }) => !isComment(text, index));
  const left = shown.map(({ 0: brackets, 1: words = "", index }) =>
    ofWholeFile(
      path,
      {
        code: "placeholder-left",
        message: `Still to be filled in: ${words.trim().replace(/\s+/g, " ")}.`,
      },
      rangeOf(lines, index, index + brackets.length),
    ),
  );
  return [...unclosed, ...left, ...forgotten];
}

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

const isComment = (text: string, index: number) => /^\s*#/.test(lineBefore(text, index));

const lineBefore = (text: string, index: number) => text.slice(text.lastIndexOf("\n", index) + 1, index);
