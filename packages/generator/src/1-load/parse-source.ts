import { type Document, LineCounter, parseDocument } from "yaml";
import type { Diagnostic, Range } from "@vitrine/schema/diagnostics/diagnostic";
import { FILE_START, rangeOf, type SourceFile, YAML_OPTIONS } from "./source-file.ts";
import { parsePlain } from "./parse-plain.ts";
import { mayHoldUnseen, unseenCharacters } from "./unseen-characters.ts";
import { danglingAliases, firstAlias, mergeOfText } from "./yaml-nodes.ts";
import { type Problem, type Said, syntaxProblems } from "./syntax-problems.ts";

export interface ParsedSource {
  readonly file: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** The number of repetitions that aliases may cause: far above a page's need, far below an alias bomb. */
const MOST_ALIASES = 100;

/** Reads one YAML 1.2 text; its data is undefined when there is something to report. */
export function parseSource(path: string, text: string): ParsedSource {
  const lines = new LineCounter();
  const failed = (...problems: Problem[]): ParsedSource => ({
    file: { path, text, data: undefined },
    diagnostics: problems.map(({ first, ...problem }) => ({
      ...problem,
      ...(first && { related: [{ file: path, range: first, message: "The first one" }] }),
      severity: "error",
      file: path,
      path: "",
    })),
  });
  if (text.includes("\r") && !text.includes("\n")) return failed({ ...OLD_LINE_ENDS, range: FILE_START });
  const plain = parsePlain(text);
  if (plain !== undefined) return { file: { path, text, data: plain }, diagnostics: [] };
  const document = parseDocument(text, { ...YAML_OPTIONS, lineCounter: lines });
  const dangling = danglingAliases(document).map(({ name, range }) => ({
    ...noAnchor(name),
    range: rangeOf(lines, ...range),
  }));
  const unseen = (mayHoldUnseen(text) ? unseenCharacters(document) : []).map(({ offsets, ...said }) => ({
    ...said,
    range: rangeOf(lines, ...offsets),
  }));
  const syntax = syntaxProblems(document, lines, text);
  const problems = [...syntax, ...dangling, ...(syntax.length > 0 ? [] : unseen)];
  if (problems.length > 0) return failed(...problems);
  try {
    const data: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    if (data === null) return failed({ ...EMPTY, range: FILE_START });
    return { file: { path, text, data }, diagnostics: [] };
  } catch (error) {
    return failed(aliasProblem(document, lines, error as Error));
  }
}

const EMPTY: Said = {
  code: "empty-file",
  message: "The file holds nothing.",
  hint: "Write its keys, or delete it.",
};

/** The parser does not treat a carriage return alone, as old Macs write it, as a line end. */
const OLD_LINE_ENDS: Said = {
  code: "yaml-syntax",
  message: "The lines of this file end with a carriage return alone, so all of it is read as one line.",
  hint: "Save the file with the line ends LF or CRLF.",
};

const noAnchor = (name: string): Said => ({
  code: "yaml-syntax",
  message: `No anchor "&${name}" stands before this alias.`,
  hint: "Correct the name; a text that begins with * must stand in quotes.",
});

function aliasProblem(document: Document, lines: LineCounter, error: Error): Said & { range: Range } {
  const merge = mergeOfText(document);
  const place = merge ?? firstAlias(document);
  const range = place === undefined ? FILE_START : rangeOf(lines, ...place);
  if (merge !== undefined) {
    return {
      code: "yaml-syntax",
      range,
      message: `"<<" takes in the keys of another group; this is none.`,
      hint: "Give it the alias of a group of keys, such as *name.",
    };
  }
  if (!/alias/i.test(error.message)) throw error;
  return {
    code: "yaml-syntax",
    range,
    message: `Aliases repeat parts of this file more than ${MOST_ALIASES} times.`,
    hint: "Write out what the aliases stand for.",
  };
}
