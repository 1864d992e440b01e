import type { ContentPath, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, lineStarts, rangeOf, type SourceFile } from "../../1-load/source-file.ts";

const PLACEHOLDER = /\[\[((?:(?!\[\[)[^\]])*)\]\]/g;

/** One that no brackets close, or one bracket alone, up to some words that tell it from others. */
const UNCLOSED = /\[\[(?!(?:(?!\[\[)[^\]])*\]\])(?:\s*\S+){0,6}/;

/**
 * `[[à compléter : …]]` is shown as such on the page: a warning until release, then an error. One that is not closed
 * can only be a mistake.
 */
export function checkPlaceholders(file: SourceFile, release: boolean): Diagnostic[] {
  const { path, text, data } = file;
  if (!text.includes("[[")) return [];
  const unclosed = unclosedIn(data).map((place) =>
    diagnose(file, {
      ...place,
      code: "unclosed-placeholder",
      at: "value",
      message: "What is still to be filled in begins here, and ends nowhere.",
      hint: "Write it between [[ and ]].",
    }),
  );
  const lines = lineStarts(text);
  const shown = [...text.matchAll(PLACEHOLDER)].filter(({ index }) => !isComment(text, index));
  const left = shown.map((match): Diagnostic => ({
    code: "placeholder-left",
    severity: release ? "error" : "warning",
    file: path,
    range: rangeOf(lines, match.index, match.index + match[0].length),
    path: "",
    message: `Still to be filled in: ${(match[1] ?? "").trim().replace(/\s+/g, " ")}.`,
  }));
  return [...unclosed, ...left];
}

/** Looked for in texts as they were read: in the file, a list of lists begins with two brackets too. */
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

const isComment = (text: string, index: number) =>
  /^\s*#/.test(text.slice(text.lastIndexOf("\n", index) + 1, index));
