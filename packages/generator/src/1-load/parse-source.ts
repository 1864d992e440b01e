import { type Document, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import type { Diagnostic, Range } from "@vitrine/schema/diagnostics/diagnostic";
import { FILE_START, rangeOf, type SourceFile, YAML_OPTIONS } from "./source-file.ts";

export interface ParsedSource {
  readonly file: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

type Said = Pick<Diagnostic, "code" | "message" | "hint">;

/** How often aliases may repeat a text: far more than a page needs, far less than an alias bomb. */
const MOST_ALIASES = 100;

/** Reads one YAML 1.2 text; its data is undefined when there is something to report. */
export function parseSource(path: string, text: string): ParsedSource {
  const lines = new LineCounter();
  const failed = (...problems: (Said & { range: Range })[]) => ({
    file: { path, text, data: undefined },
    diagnostics: problems.map((problem) => ({ ...problem, severity: "error" as const, file: path, path: "" })),
  });
  let document: Document | undefined;
  try {
    document = parseDocument(text, { ...YAML_OPTIONS, lineCounter: lines });
    const problems = [...document.errors, ...document.warnings];
    if (problems.length > 0)
      return failed(...firstPerLine(problems.map((error) => syntaxError(lines, text, error))));
    if (document.contents === null) return failed({ ...EMPTY, range: FILE_START });
    const data: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { file: { path, text, data }, diagnostics: [] };
  } catch (error) {
    const place = document === undefined ? undefined : firstAlias(document);
    const range = place === undefined ? FILE_START : rangeOf(lines, ...place);
    return failed({ ...unreadable(error as Error), range });
  }
}

const EMPTY: Said = {
  code: "empty-file",
  message: "The file holds nothing.",
  hint: "Write its keys, or delete it.",
};

const TAB: Said = {
  code: "yaml-tab",
  message: "This line is indented with a tab; YAML is indented with spaces.",
  hint: "Replace each tab by two spaces.",
};

const SAID: Partial<Record<YAMLError["code"], Said>> = {
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

function syntaxError(lines: LineCounter, text: string, error: YAMLError): Said & { range: Range } {
  const range = rangeOf(lines, ...wordAt(text, error.pos));
  const lineStart = lines.lineStarts[range.start.line - 1] as number;
  const [, spaces = "", tabs] = /^( *)(\t+)/.exec(text.slice(lineStart)) ?? [];
  if (tabs !== undefined) {
    const start = lineStart + spaces.length;
    return { ...TAB, range: rangeOf(lines, start, start + tabs.length) };
  }
  const said = SAID[error.code];
  if (said) return { ...said, range };
  return {
    range,
    code: "yaml-syntax",
    message: `Not well-formed YAML: ${lowerFirst(error.message)}.`,
    hint: hintFor(error),
  };
}

function hintFor(error: YAMLError): string {
  if (/Nested mappings/.test(error.message))
    return "A text that holds « : » must stand in quotes, or in a block begun with >-.";
  if (/quote/i.test(error.message)) return "Close the quote, or write the text in a block begun with >-.";
  if (/tag|alias|reserved|anchor/i.test(error.message))
    return "A text that begins with one of ! & * @ % ` must stand in quotes.";
  return "Look at this line and the one before: an indent, a quote or a bracket is off.";
}

function unreadable({ name, message }: Error): Said {
  if (name === "RangeError")
    return { code: "yaml-syntax", message: "The file nests too deep to be read.", hint: "Make it flatter." };
  const excessive = /Excessive alias/.test(message);
  return {
    code: "yaml-syntax",
    message: excessive
      ? `Aliases repeat parts of this file more than ${MOST_ALIASES} times.`
      : `Not well-formed YAML: ${lowerFirst(message)}.`,
    hint: "Write out what the aliases stand for.",
  };
}

function firstAlias(document: Document): [number, number] | undefined {
  let place: [number, number] | undefined;
  visit(document, {
    Alias(_, { range }) {
      if (range) place = [range[0], range[1]];
      return visit.BREAK;
    },
  });
  return place;
}

/** One mistake often makes the reader stumble again further on the same line: the first is enough. */
function firstPerLine<Problem extends { range: Range }>(problems: readonly Problem[]): Problem[] {
  const seen = new Set<number>();
  return problems.filter(({ range }) => !seen.has(range.start.line) && seen.add(range.start.line));
}

/** The parser gives a point or a long stretch: mark the word there, and no more than its line. */
function wordAt(text: string, [start, end]: readonly [number, number]): [number, number] {
  const line = text.slice(start).search(/\r?\n|$/);
  const word = /^[^\s:]+/.exec(text.slice(start))?.[0].length ?? 1;
  return [start, Math.min(start + line, Math.max(end, start + word))];
}

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, "");
