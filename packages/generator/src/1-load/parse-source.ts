import { LineCounter, parseDocument, type YAMLError } from "yaml";
import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { rangeOf, type SourceFile } from "./source-file.ts";

export interface ParsedSource {
  readonly file: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

const START = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Reads one YAML 1.2 text; its data is undefined when there is something to report. */
export function parseSource(path: string, text: string): ParsedSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const failed = (diagnostics: Diagnostic[]) => ({ file: { path, text, data: undefined }, diagnostics });
  if (document.errors.length > 0)
    return failed(firstPerLine(document.errors.map((error) => syntaxError(path, lines, text, error))));
  if (document.contents === null) {
    return failed([
      {
        code: "empty-file",
        severity: "error",
        file: path,
        range: START,
        path: "",
        message: "The file holds nothing.",
      },
    ]);
  }
  try {
    return { file: { path, text, data: document.toJS({ maxAliasCount: 100 }) as unknown }, diagnostics: [] };
  } catch (error) {
    return failed([
      {
        code: "yaml-syntax",
        severity: "error",
        file: path,
        range: START,
        path: "",
        message: `The file can't be read: ${(error as Error).message}.`,
      },
    ]);
  }
}

const SAID: Partial<Record<YAMLError["code"], { code: DiagnosticCode; message: string; hint: string }>> = {
  TAB_AS_INDENT: {
    code: "yaml-tab",
    message: "This line is indented with a tab; YAML is indented with spaces.",
    hint: "Replace each tab by two spaces.",
  },
  DUPLICATE_KEY: {
    code: "duplicate-key",
    message: "This key stands twice in the same place.",
    hint: "Merge the two.",
  },
  MULTIPLE_DOCS: {
    code: "several-documents",
    message: "A second YAML document begins here; one file is one page.",
    hint: "Remove the --- line, or move what follows into a file of its own.",
  },
};

function syntaxError(file: string, lines: LineCounter, text: string, error: YAMLError): Diagnostic {
  const range = rangeOf(lines, ...wordAt(text, error.pos));
  const said = SAID[error.code];
  const common = { severity: "error" as const, file, range, path: "" };
  if (said) return { ...common, ...said };
  const tab = /^[ ]*\t/.test(text.slice(lines.lineStarts[range.start.line - 1]));
  if (tab)
    return { ...common, ...(SAID.TAB_AS_INDENT as { code: DiagnosticCode; message: string; hint: string }) };
  return {
    ...common,
    code: "yaml-syntax",
    message: `Not well-formed YAML: ${lowerFirst(error.message)}.`,
    hint: hintFor(error),
  };
}

function hintFor(error: YAMLError): string {
  if (/Nested mappings/.test(error.message))
    return "A text that holds « : » must stand in quotes, or in a block begun with >-.";
  if (/quote/i.test(error.message)) return "Close the quote, or write the text in a block begun with >-.";
  return "Look at this line and the one before: an indent, a quote or a bracket is off.";
}

/** One mistake often makes the reader stumble again further on the same line: the first is enough. */
function firstPerLine(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<number>();
  return diagnostics.filter(({ range }) => !seen.has(range.start.line) && seen.add(range.start.line));
}

/** The parser gives a point or a long stretch: mark the word there, and no more than its line. */
function wordAt(text: string, [start, end]: readonly [number, number]): [number, number] {
  const line = text.slice(start).search(/\r?\n|$/);
  const word = /^[^\s:]+/.exec(text.slice(start))?.[0].length ?? 1;
  return [start, Math.min(start + line, Math.max(end, start + word))];
}

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, "");
