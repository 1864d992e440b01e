import { catalogue, type DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import {
  type ContentIssue,
  type Diagnostic,
  formatPath,
  type Problem,
  type Severity,
} from "@vitrine/schema/diagnostics/diagnostic";
import { releaseGate } from "@vitrine/schema/diagnostics/release-gate";
import { type Offsets, offsetsOf, partOf, rangeOf, type SourceText } from "./source-file.ts";

/** An issue in a file, and the place of the other one if two are alike. */
export interface FileIssue extends ContentIssue {
  readonly file: SourceText;
  readonly other?: Pick<FileIssue, "file" | "path"> | undefined;
}

/** An issue at a path of the data, at offsets in the text or, with neither, at the file's first key. */
interface PlacedIssue extends Problem, Partial<Pick<FileIssue, "path" | "at" | "other">> {
  readonly offsets?: Offsets | undefined;
}

/** Turns an issue into a diagnostic with its range in the file. */
export function diagnose(file: SourceText, issue: PlacedIssue): Diagnostic {
  const { code, path = [], at = "value", part, en, fr, other } = issue;
  const { severity = severityOf(code), hint = catalogue[code].hint } = issue;
  const value = issue.offsets ?? offsetsOf(file, path, at);
  const offsets = part === undefined ? value : partOf(file.text, value, part);
  const action = typeof hint === "function" ? hint(file.text.slice(...offsets)) : hint;
  return {
    code,
    severity,
    file: file.path,
    range: rangeOf(file, offsets),
    path: formatPath(path),
    message: { en, fr },
    ...(other && { related: [relatedPlace(other)] }),
    ...(action && { hint: action }),
  };
}

const relatedPlace = ({ file, path }: Pick<FileIssue, "file" | "path">) => ({
  file: file.path,
  range: rangeOf(file, offsetsOf(file, path, "value")),
  message: { en: "The other one", fr: "L’autre endroit" },
});

/** The severity of a code before release; a rule may give another. */
export const severityOf = (code: DiagnosticCode): Severity =>
  releaseGate.has(code) ? "warning" : (catalogue[code].severity ?? "error");
