import { join } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { frame } from "@vitrine/schema/diagnostics/format-text";
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

/** Opens a file in Visual Studio Code, and in the editors that answer to its scheme. */
export const editorAddress = (contentDir: string, file: string, line = 1, column = 1): string =>
  `vscode://file${encodeURI(join(contentDir, file))}:${line}:${column}`;
