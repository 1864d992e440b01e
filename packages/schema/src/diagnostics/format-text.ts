import type { Diagnostic, Range, RelatedPlace, Severity } from "./diagnostic.ts";
import { inLanguage, type Language, type Words } from "./words.ts";

/** Colours parts of the printed form. Output to a pipe stays plain. */
export interface Palette {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
}

export const plainPalette: Palette = { error: String, warning: String, dim: String, bold: String };

/** The name of each severity. */
export const SEVERITY: Readonly<Record<Severity, Words>> = {
  error: { en: "error", fr: "erreur" },
  warning: { en: "warning", fr: "avertissement" },
};

const LINES_AROUND = 2;
const MAX_LINE_LENGTH = 120;

/**
 * Prints a diagnostic for a terminal: `file:line:col code`, a sentence, the lines around it, then the action.
 * A caret points at the exact key or value. `source` is the file's text, if it could be read.
 */
export function formatText(
  diagnostic: Diagnostic,
  source: string | undefined,
  language: Language,
  palette = plainPalette,
): string {
  const say = (words: Words) => inLanguage(words, language);
  const { file, range, code, severity, message, hint, related } = diagnostic;
  const parts = [
    `${palette.bold(`${showable(file)}:${range.start.line}:${range.start.column}`)} ${palette[severity](`${say(SEVERITY[severity])} ${code}`)}`,
    `  ${showable(say(message))}`,
  ];
  if (source !== undefined && source !== "") parts.push("", frame(source, range, palette));
  if (parts.length > 2 && (related !== undefined || hint !== undefined)) parts.push("");
  for (const place of related ?? []) parts.push(`  ${placeLine(place, language)}`);
  if (hint !== undefined) parts.push(`  ${showable(say(hint))}`);
  return `${parts.join("\n")}\n`;
}

/** Names another place of a problem: "The other one: zones/paris-17.yaml:1:1". */
export function placeLine({ message, file, range: { start } }: RelatedPlace, language: Language): string {
  const place = `${file}:${start.line}:${start.column}`;
  return inLanguage({ en: `${message.en}: ${place}`, fr: `${message.fr} : ${place}` }, language);
}

/** Characters that a terminal would obey, or give no width, instead of showing. A file's name and its texts may contain them. */
const UNSHOWN = /[\p{Cc}\u200b\ufeff\u202a-\u202e\u2066-\u2069]/gu;
/** Shows such characters as points. */
export const showable = (text: string) => text.replace(/[^\n]+/g, (line) => line.replace(UNSHOWN, "·"));

/** Prints the lines of a text around a range, with their numbers, and a caret under the range. */
export function frame(source: string, { start, end }: Range, palette = plainPalette): string {
  const lines = source.split(/\r?\n/);
  const first = Math.max(1, start.line - LINES_AROUND);
  const last = Math.min(lines.length, start.line + LINES_AROUND);
  const width = String(last).length;
  const from = start.column > MAX_LINE_LENGTH ? start.column - 1 - MAX_LINE_LENGTH / 2 : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = (lines[number - 1] ?? "").replace(/\t/g, "→").replace(UNSHOWN, "·");
    const mark = number === start.line ? ">" : " ";
    rows.push(`${palette.dim(`  ${mark} ${String(number).padStart(width)} |`)} ${cut(text, from)}`.trimEnd());
    if (number === start.line) {
      const stop = end.line === start.line ? end.column : text.length + 1;
      const indent = start.column - 1 - from + (from > 0 ? 1 : 0);
      const carets = "^".repeat(Math.max(1, Math.min(stop - start.column, MAX_LINE_LENGTH - indent)));
      rows.push(`${palette.dim(`    ${" ".repeat(width)} |`)} ${" ".repeat(indent)}${palette.error(carets)}`);
    }
  }
  return rows.join("\n");
}

/** The characters of a line that are shown. A very long line is cut at both ends. */
function cut(line: string, from: number): string {
  if (from >= line.length) return "";
  const shown = line.slice(from, from + MAX_LINE_LENGTH);
  return `${from > 0 ? "…" : ""}${shown}${from + MAX_LINE_LENGTH < line.length ? "…" : ""}`;
}

/** Prefixes a diagnostic's files with the content folder, so that a terminal can open them. */
export function withFolder(contentDir: string, diagnostic: Diagnostic): Diagnostic {
  const at = (file: string) => (contentDir === "" ? file : `${contentDir}/${file}`);
  const related = diagnostic.related?.map((place) => ({ ...place, file: at(place.file) }));
  return { ...diagnostic, file: at(diagnostic.file), ...(related && { related }) };
}
