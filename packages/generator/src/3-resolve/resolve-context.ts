import type { Site } from "@vitrine/schema/content/site";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, type SourceFile } from "../1-load/source-file.ts";
import { fillText, type Vocabulary } from "./fill-text.ts";
import { type PictureIndex, resolvePictures } from "./pictures.ts";
import type { SharedIssue } from "./shared-issues.ts";

/** What all pages are resolved with. */
export interface ResolveBasis {
  readonly site: Site;
  readonly pictures: PictureIndex;
  readonly words: Vocabulary;
}

/** What the resolvers of single pages share: the site, the words, and a place to report. */
export interface ResolveContext extends ResolveBasis {
  report(file: SourceFile, issues: readonly ContentIssue[]): void;
  /** Text filled in and typeset, pictures measured, issues reported; `seenOn` is the page that shared data is for. */
  resolve<Data>(
    file: SourceFile,
    schema: object,
    data: Data,
    words?: Vocabulary,
    seenOn?: SourceFile,
  ): ReturnType<typeof resolvePictures<Data>>["data"];
}

/** What was reported through a context. */
export interface Reported {
  readonly diagnostics: Diagnostic[];
  readonly shared: SharedIssue[];
}

/** A context that gathers its reports in lists of its own. */
export function resolveContext(basis: ResolveBasis): { context: ResolveContext; reported: Reported } {
  const reported: Reported = { diagnostics: [], shared: [] };
  const report = (file: SourceFile, issues: readonly ContentIssue[]) =>
    reported.diagnostics.push(...issues.map((issue) => diagnose(file, issue)));
  const context: ResolveContext = {
    ...basis,
    report,
    resolve(file, schema, data, vocabulary = basis.words, seenOn = undefined) {
      const filled = fillText(schema, data, vocabulary);
      const resolved = resolvePictures(filled.data, basis.pictures);
      const issues = [...filled.issues, ...resolved.issues];
      if (seenOn === undefined) report(file, issues);
      else reported.shared.push(...issues.map((issue) => ({ file, issue, seenOn })));
      return resolved.data;
    },
  };
  return { context, reported };
}
