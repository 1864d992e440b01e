import type { ContentPath, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, lineStarts, rangeOf, type SourceFile } from "../../1-load/source-file.ts";

const PLACEHOLDER = /\[\[((?:(?!\[\[)[^\]])*)\]\]/g;

/**
 * Matches brackets without their closing ones, or with one alone. Up to six words tell the match from others.
 */
const UNCLOSED = /\[\[(?!(?:(?!\[\[)[^\]])*\]\])(?:\s*\S+){0,6}/;

/** Words that stand in for a text, by which a quick look sees that there are none. */
const STAND_INS = ["orem ipsum", "TODO", "FIXME", "TBD", "XXX"];
const STAND_IN = /\b(?:[Ll]orem ipsum|TODO|FIXME|TBD|XXX)\b/g;

/**
 * Reports `[[à compléter : …]]`, which pages show as it is: a warning until release, then an error. An
 * unclosed placeholder is always an error, since it can only be a mistake.
 */
export function checkPlaceholders(file: SourceFile, release: boolean): Diagnostic[] {
  const { path, text, data } = file;
  const hasStandIn = STAND_INS.some((words) => text.includes(words));
  if (!hasStandIn && !text.includes("[[")) return [];
  const severity = release ? "error" : "warning";
  const lines = lineStarts(text);
  const forgotten = [...text.matchAll(STAND_IN)]
    .filter(({ index }) => !/(?:^|\s)#/.test(lineBefore(text, index)))
    .map(({ 0: words, index }): Diagnostic => ({
      code: "placeholder-left",
      severity,
      file: path,
      range: rangeOf(lines, index, index + words.length),
      path: "",
      message: `« ${words} » stands where the real text belongs.`,
    }));
  const unclosed = unclosedIn(data).map((place) =>
    diagnose(file, {
      ...place,
      code: "unclosed-placeholder",
      message: "What is still to be filled in begins here, and ends nowhere.",
      hint: "Write it between [[ and ]].",
    }),
  );
  const shown = [...text.matchAll(PLACEHOLDER)].filter(({ index }) => !isComment(text, index));
  const left = shown.map((match): Diagnostic => ({
    code: "placeholder-left",
    severity,
    file: path,
    range: rangeOf(lines, match.index, match.index + match[0].length),
    path: "",
    message: `Still to be filled in: ${(match[1] ?? "").trim().replace(/\s+/g, " ")}.`,
  }));
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
