import { join } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { frame, placeLine } from "@vitrine/schema/diagnostics/format-text";
import { inLanguage, type Language } from "@vitrine/schema/diagnostics/words";
import type { DevProblem } from "@vitrine/vite-ssg/vite-plugin";

/** Converts a diagnostic for the development pages; `text` is its file's text. */
export function devProblem(
  { file, range, code, message, hint, related = [] }: Diagnostic,
  text: string | undefined,
  contentDir: string,
  language: Language,
): DevProblem {
  const { line, column } = range.start;
  return {
    place: `${file}:${line}:${column}`,
    address: editorAddress(contentDir, file, line, column),
    code,
    language,
    message: inLanguage(message, language),
    frame: text === undefined || text === "" ? "" : frame(text, range),
    ...(hint !== undefined && { hint: inLanguage(hint, language) }),
    related: related.map((place) => placeLine(place, language)),
  };
}

/** URL that opens a file in Visual Studio Code, or in an editor that handles its scheme. */
export const editorAddress = (contentDir: string, file: string, line = 1, column = 1): string =>
  `vscode://file${encodeURI(join(contentDir, file))}:${line}:${column}`;
