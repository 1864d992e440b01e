import type { Document, LineCounter, YAMLError } from "yaml";
import type { Diagnostic, Range } from "@vitrine/schema/diagnostics/diagnostic";
import { FILE_START, rangeOf } from "./source-file.ts";
import { firstOfKey, lastQuoted } from "./yaml-nodes.ts";
import { YAML_WORDS } from "./yaml-words.data.ts";

export type Said = Pick<Diagnostic, "code" | "message" | "hint">;
/** A mistake in words, and its place; of a key that stands twice, the first place too. */
export type Problem = Said & { readonly range: Range; readonly first?: Range };

/** Lists the parser's errors, one for each cause, in the author's words. */
export function syntaxProblems(document: Document, lines: LineCounter, text: string): Problem[] {
  const errors: readonly YAMLError[] = [...document.errors, ...document.warnings];
  const hidden = errors.length === 0 ? undefined : hiddenCause(lines, text);
  if (hidden !== undefined) return [hidden];
  const structural: Problem[] = [];
  const local: Problem[] = [];
  for (const error of errors) {
    const problem = problemOf(error, document, lines, text);
    (LOCAL.has(error.code) ? local : structural).push(problem);
  }
  // A broken structure causes many errors in a row; the first place is the cause.
  const tabs = structural.filter(({ code }) => code === "yaml-tab");
  return firstPerLine([...(tabs.length > 0 ? tabs : structural.slice(0, 1)), ...local]);
}

/** Codes of errors that do not disturb the parsing of the rest. */
const LOCAL = new Set<YAMLError["code"]>([
  "BAD_DQ_ESCAPE",
  "BAD_SCALAR_START",
  "DUPLICATE_KEY",
  "MULTIPLE_DOCS",
  "TAG_RESOLVE_FAILED",
]);

const TAB: Said = {
  code: "yaml-tab",
  message: "This line is indented with a tab; YAML is indented with spaces.",
  hint: "Replace each tab by two spaces.",
};

/** A list item that begins with a key, without a space after the hyphen. */
const HYPHEN_WITHOUT_SPACE = /^ *-[a-zA-Z]\w*:(?=[ \r\n]|$)/;
/** The most characters that such a mark may have. */
const LONGEST_MARK = 120;
const HYPHEN: Said = {
  code: "yaml-syntax",
  message: "A space is missing behind this hyphen.",
  hint: "An item of a list begins with a hyphen and a space.",
};

/** The end of a line that announces a block text on the lines below. */
const BLOCK_SIGN = /[:-] [|>][+-]? *\r?\n$/;
const UNINDENTED: Said = {
  code: "yaml-syntax",
  message: "This text does not stand further in than the key above it.",
  hint: "Indent each of its lines by two spaces more than the key.",
};

/** Mistakes that the parser reports at another place or under another name. */
const HIDDEN: readonly { readonly marks: RegExp; readonly said: Said }[] = [
  {
    marks: /^(?:<{7}|={7}|>{7})(?= |\r?$)/m,
    said: {
      code: "yaml-syntax",
      message: "A conflict between two versions is left here, as git marks it.",
      hint: "Keep the lines of one version, and delete the other's with the lines <<<<<<<, ======= and >>>>>>>.",
    },
  },
  {
    marks: /(?<=^ *)[\u00a0\u202f]+(?=[ \u00a0\u202f]*(?:- |[\w-]+:))/m,
    said: {
      code: "yaml-syntax",
      message: "This line is indented with no-break spaces; YAML is indented with plain ones.",
      hint: "Replace each by a plain space: a Mac types them where Option is held down.",
    },
  },
];

function hiddenCause(lines: LineCounter, text: string): Problem | undefined {
  for (const { marks, said } of HIDDEN) {
    const match = marks.exec(text);
    if (match !== null) return { ...said, range: rangeOf(lines, match.index, match.index + match[0].length) };
  }
  return undefined;
}

const TOO_DEEP: Said = {
  code: "yaml-syntax",
  message: "The file nests too deep to be read.",
  hint: "A page needs no more than a dozen levels.",
};

const SAID = {
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
} as const satisfies Partial<Record<YAMLError["code"], Said>>;

function problemOf(error: YAMLError, document: Document, lines: LineCounter, text: string): Problem {
  if (/call stack/.test(error.message)) return { ...TOO_DEEP, range: FILE_START };
  const unclosed = /closing .quote/.test(error.message) ? lastQuoted(document) : undefined;
  const range = rangeOf(lines, ...wordAt(text, unclosed ?? error.pos));
  const lineStart = lines.lineStarts[range.start.line - 1] as number;
  const [, spaces = "", tabs] = /^( *)(\t+)/.exec(text.slice(lineStart)) ?? [];
  if (tabs !== undefined) {
    const start = lineStart + spaces.length;
    return { ...TAB, range: rangeOf(lines, start, start + tabs.length) };
  }
  const first = error.code === "DUPLICATE_KEY" ? firstOfKey(document, error.pos[0]) : undefined;
  if (first !== undefined) return { ...SAID.DUPLICATE_KEY, range, first: rangeOf(lines, ...first) };
  const line = text.slice(lineStart, lineStart + LONGEST_MARK);
  if (HYPHEN_WITHOUT_SPACE.test(line)) return { ...HYPHEN, range };
  const above = text.slice(Math.max(0, lineStart - LONGEST_MARK), lineStart);
  if (error.code === "MULTILINE_IMPLICIT_KEY" && BLOCK_SIGN.test(above)) return { ...UNINDENTED, range };
  return { ...((SAID as Partial<Record<string, Said>>)[error.code] ?? inOurWords(error)), range };
}

function inOurWords({ message }: YAMLError): Said {
  const words = YAML_WORDS.find(({ when }) => when.test(message));
  return {
    code: "yaml-syntax",
    message: words?.message ?? `Not well-formed YAML: ${message.replace(/\.?$/, ".")}`,
    hint: words?.hint ?? "Look at this line and the one before: an indent, a quote or a bracket is off.",
  };
}

function firstPerLine(problems: readonly Problem[]): Problem[] {
  const seen = new Set<number>();
  return problems.filter(({ range }) => !seen.has(range.start.line) && seen.add(range.start.line));
}

/** Narrows the parser's range, a point or a long stretch, to the word there within its line. */
function wordAt(text: string, [from, end]: readonly [number, number]): [number, number] {
  const start = from + (lengthAt(/[ \t]*(?=\S)/y, text, from) ?? 0);
  const line = lengthAt(/.*?(?=\r?\n|$)/sy, text, start) ?? 0;
  const word = lengthAt(/[^\s:]+/y, text, start) ?? 1;
  return [start, Math.min(start + line, Math.max(end, start + word))];
}

/**
 * Gives the length of a sticky pattern's match at an offset. A slice for each mistake would make the time
 * quadratic.
 */
function lengthAt(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].length;
}
