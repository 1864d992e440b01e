import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { lineStarts, rangeOf, type SourceText } from "../1-load/source-file.ts";

const PLACEHOLDER = /\[\[([^\]]*)\]\]/g;

/** `[[à compléter : …]]` is shown as such on the page: a warning until release, then an error. */
export function checkPlaceholders({ path, text }: SourceText, release: boolean): Diagnostic[] {
  if (!text.includes("[[")) return [];
  const lines = lineStarts(text);
  const shown = [...text.matchAll(PLACEHOLDER)].filter(({ index }) => !isComment(text, index));
  return shown.map((match) => ({
    code: "placeholder-left",
    severity: release ? "error" : "warning",
    file: path,
    range: rangeOf(lines, match.index, match.index + match[0].length),
    path: "",
    message: `Still to be filled in: ${(match[1] ?? "").trim().replace(/\s+/g, " ")}.`,
  }));
}

const isComment = (text: string, index: number) =>
  /^\s*#/.test(text.slice(text.lastIndexOf("\n", index) + 1, index));
