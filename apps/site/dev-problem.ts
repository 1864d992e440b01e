import { join } from "node:path";
import type { FileTexts } from "@vitrine/generator/generate";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText, frame } from "@vitrine/schema/diagnostics/format-text";
import type { DevProblem } from "@vitrine/vite-ssg/vite-plugin";

/** A diagnostic as the development pages show it; `text` is its file's. */
export function devProblem(
  { file, range, code, message, hint, related = [] }: Diagnostic,
  text: string | undefined,
  contentDir: string,
): DevProblem {
  const { line, column } = range.start;
  return {
    place: `${file}:${line}:${column}`,
    address: editorAddress(contentDir, file, line, column),
    code,
    message,
    frame: text === undefined || text === "" ? "" : frame(text, range),
    ...(hint !== undefined && { hint }),
    related: related.map(
      ({ message: what, file: other, range: { start } }) => `${what}: ${other}:${start.line}:${start.column}`,
    ),
  };
}

/** What a server ends on that has never had a page to show. */
export const contentErrors = (errors: readonly Diagnostic[], texts: Pick<FileTexts, "get">): Error =>
  new Error(
    `The content has errors:\n\n${errors.map((error) => formatText(error, texts.get(error.file))).join("\n")}`,
  );

/** Opens a file in Visual Studio Code, and in the editors that answer to its scheme. */
export const editorAddress = (contentDir: string, file: string, line = 1, column = 1): string =>
  `vscode://file${encodeURI(join(contentDir, file))}:${line}:${column}`;
