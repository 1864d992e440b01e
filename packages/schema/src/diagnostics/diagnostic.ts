import type { DiagnosticCode } from "./catalogue.data.ts";

/** A place in a file: lines and columns from 1, columns in UTF-16 units as editors count them. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From its first character to just behind its last. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export type Severity = "error" | "warning";

/** A key of an object or an index of a list, from the file's root down. */
export type ContentPath = readonly (string | number)[];

/** Another place that a problem is about, such as the first of two equal routes. */
export interface RelatedPlace {
  readonly file: string;
  readonly range: Range;
  readonly message: string;
}

/** One problem in one file, as data: printed, annotated or exported by the formatters. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** Path under the content folder, with forward slashes. */
  readonly file: string;
  readonly range: Range;
  /** Where in the data: "neighbourhoods[2].text"; empty for the file itself. */
  readonly path: string;
  /** One sentence: what was expected and what was found. */
  readonly message: string;
  /** What to do. */
  readonly hint?: string;
  readonly related?: readonly RelatedPlace[];
}

/** A problem at a place in the data; the loader knows where in the text that is. */
export interface ContentIssue {
  readonly code: DiagnosticCode;
  readonly severity?: Severity;
  readonly path: ContentPath;
  /** Whether the key or the value at `path` is at fault. */
  readonly at: "key" | "value";
  /** The stretch of the value that is at fault, where it is not all of it. */
  readonly part?: string;
  readonly message: string;
  /** What to do; some hints repeat the value as its author typed it. */
  readonly hint?: string | ((typed: string) => string) | undefined;
}

/** Writes a path as an author would: `sections[2].items[0].question`. */
export function formatPath(path: ContentPath): string {
  return path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );
}
