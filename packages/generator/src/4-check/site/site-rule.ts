import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import { type ContentPath, messageOf, type Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { FileIssue } from "../../1-load/diagnose.ts";
import type { SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { wholeContentOf } from "./whole-content.ts";

/** Data of the whole content, across files. Reports in a file with a mistake, which has a stand-in, are left out. */
export type WholeContent = ReturnType<typeof wholeContentOf>;

/** The issues that a rule finds, or a part of one. */
export type Issues = Generator<FileIssue>;

/** A rule of the whole content. */
export type SiteRule = (whole: WholeContent) => Issues;

/** The place of an issue: a value, a part of it, or a key in a file. */
export type Place = Pick<FileIssue, "file" | "path" | "at" | "part">;

/** Gives the place of a value. */
export const placeIn = (file: SourceText, ...path: ContentPath): Place => ({ file, path });

/** Gives the place of a key. */
export const keyIn = (file: SourceText, ...path: ContentPath): Place => ({ file, path, at: "key" });

/** Gives the place of a value below a place. */
export const within = ({ file, path }: Place, ...below: ContentPath): Place => ({
  file,
  path: [...path, ...below],
});

/** Lists the sections of all pages, with their places. */
export const sectionsOf = ({ pages }: ValidContent) =>
  pages.flatMap(({ file, data }) =>
    data.sections.map((section, i) => ({ section, place: placeIn(file, "sections", i) })),
  );

/** Makes an issue, in the words of its code's title unless it has words of its own. */
export const issue = (
  code: DiagnosticCode,
  place: Place,
  words: Omit<Problem, "code"> & Pick<FileIssue, "other"> = messageOf(code),
): FileIssue => ({ code, ...place, ...words });
