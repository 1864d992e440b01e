import { catalogue, type DiagnosticCode } from "./catalogue.data.ts";
import { releaseGate } from "./release-gate.data.ts";
import { sentences, type Words } from "./words.ts";

/** A place in a file: lines and columns from 1, columns in UTF-16 units as editors count them. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range in a file, from its first character to just behind its last. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export type Severity = "error" | "warning";

/** A key of an object or an index of a list, from the file's root down. */
export type ContentPath = readonly (string | number)[];

/** Another place that a problem concerns, such as the first of two equal routes. */
export interface RelatedPlace {
  readonly file: string;
  readonly range: Range;
  readonly message: Words;
}

/** One problem in one file, as data. The formatters print, annotate or export it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** Path under the content folder, with forward slashes. */
  readonly file: string;
  readonly range: Range;
  /** The place in the data, "neighbourhoods[2].text", or "" for the file itself. */
  readonly path: string;
  /** One sentence with the expected and the found value. */
  readonly message: Words;
  /** The action for the author. */
  readonly hint?: Words;
  readonly related?: readonly RelatedPlace[];
}

/** A problem at a place in the data, in one sentence. The loader adds its place in the text. */
export interface ContentIssue extends Words {
  readonly code: DiagnosticCode;
  /** The code's own if undefined. */
  readonly severity?: Severity;
  readonly path: ContentPath;
  /** The part at `path` that is wrong: its key or, if undefined, its value. */
  readonly at?: "key" | "value";
  /** The wrong part of the value, if it is not the whole value. */
  readonly part?: string;
  /** The action for the author: the code's own if undefined. Some hints repeat the value as its author typed it. */
  readonly hint?: Words | ((typed: string) => Words) | undefined;
}

/** A problem in words; its place is added where it is known. */
export type Problem = Omit<ContentIssue, "path" | "at">;

/** Writes a path as an author would: `sections[2].items[0].question`. */
export function formatPath(path: ContentPath): string {
  return path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );
}

/** Gives the title of a code as a message, for a problem that is always the same. */
export const messageOf = (code: DiagnosticCode): Words => ({
  en: `${catalogue[code].title.en}.`,
  fr: `${catalogue[code].title.fr}.`,
});

/** Gives the remedy for a code, which says whether a release waits for it. */
export function remedyOf(code: DiagnosticCode): Words {
  const { help, hint } = catalogue[code];
  return sentences(help ?? hint, releaseGate.has(code) ? GATED : undefined);
}

const GATED: Words = {
  en: "Warned of until release, an error with --release.",
  fr: "Avertissement avant la mise en ligne, erreur avec --release.",
};
