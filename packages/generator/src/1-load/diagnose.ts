import { catalogue, type DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import {
  type ContentIssue,
  type ContentPath,
  type Diagnostic,
  formatPath,
  type Problem,
  type RelatedPlace,
  type Severity,
} from "@vitrine/schema/diagnostics/diagnostic";
import { releaseGate } from "@vitrine/schema/diagnostics/release-gate";
import { type Offsets, offsetsOf, partOf, rangeOf, type SourceText } from "./source-file.ts";

/** An issue at a path of the data, at offsets in the text or, with neither, at the file's first key. */
interface PlacedIssue extends Problem, Partial<Pick<ContentIssue, "path" | "at">> {
  readonly offsets?: Offsets | undefined;
}

/** An issue in a file, and the place of the other one if two are alike. */
export interface FileIssue extends ContentIssue {
  readonly file: SourceText;
  readonly other?: { readonly file: SourceText; readonly path: ContentPath };
}

/** Turns an issue into a diagnostic with its range in the file. */
export function diagnose(file: SourceText, issue: PlacedIssue): Diagnostic {
  const { code, path = [], at = "value", part, en, fr, related } = issue;
  const { severity = severityOf(code), hint = catalogue[code].hint } = issue;
  const value = issue.offsets ?? offsetsOf(file, path, at);
  const [start, end] = part === undefined ? value : partOf(file.text, value, part);
  const action = typeof hint === "function" ? hint(file.text.slice(start, end)) : hint;
  return {
    code,
    severity,
    file: file.path,
    range: rangeOf(file, [start, end]),
    path: formatPath(path),
    message: { en, fr },
    ...(related && { related }),
    ...(action !== undefined && { hint: action }),
  };
}

/** The first place of something that a problem finds a second time. */
export const relatedPlaces = (file: SourceText, path: ContentPath): RelatedPlace[] => [
  {
    file: file.path,
    range: rangeOf(file, offsetsOf(file, path, "value")),
    message: { en: "The other one", fr: "L’autre endroit" },
  },
];

/** The severity of a code before release; a rule may give another. */
export const severityOf = (code: DiagnosticCode): Severity =>
  releaseGate.has(code) ? "warning" : (catalogue[code].severity ?? "error");
