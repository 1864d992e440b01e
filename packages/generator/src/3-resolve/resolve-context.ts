import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, type SourceText } from "../1-load/source-file.ts";
import type { DeployedSite } from "./settings.ts";
import { fillText, type Vocabulary } from "./texts/fill-text.ts";
import type { PhotoMention } from "./pictures/photo-finder.ts";
import { type PictureSources, resolvePictures } from "./pictures/pictures.ts";
import type { SharedIssue } from "./texts/shared-issues.ts";

/** Inputs that all pages share. */
export interface ResolveBasis extends PictureSources {
  readonly site: DeployedSite;
  readonly words: Vocabulary;
}

/** Inputs for the resolver of a single page, with functions that collect its reports. */
export interface ResolveContext extends ResolveBasis {
  report(file: SourceText, issues: readonly ContentIssue[]): void;
  /**
   * Fills in and typesets texts, measures pictures and reports issues. `seenOn` is the path of the page for
   * which shared data is resolved.
   */
  resolve<Data>(
    file: SourceText,
    schema: object,
    data: Data,
    words?: Vocabulary,
    seenOn?: string,
  ): ReturnType<typeof resolvePictures<Data>>["data"];
}

/** Reports collected by a context. */
export interface Reported {
  readonly diagnostics: Diagnostic[];
  readonly shared: SharedIssue[];
  /** Places that name photos. */
  readonly mentions: PhotoMention[];
}

/** Opens a context that collects reports in its own lists. */
export function resolveContext(basis: ResolveBasis): { context: ResolveContext; reported: Reported } {
  const reported: Reported = { diagnostics: [], shared: [], mentions: [] };
  const report = (file: SourceText, issues: readonly ContentIssue[]) =>
    reported.diagnostics.push(...issues.map((issue) => diagnose(file, issue)));
  const context: ResolveContext = {
    ...basis,
    report,
    resolve(file, schema, data, vocabulary = basis.words, seenOn = undefined) {
      const filled = fillText(schema, data, vocabulary);
      const resolved = resolvePictures(file, filled.data, basis);
      reported.mentions.push(...resolved.mentions);
      const issues = [...filled.issues, ...resolved.issues];
      if (seenOn === undefined) report(file, issues);
      else reported.shared.push(...issues.map((issue) => ({ file, issue, seenOn })));
      return resolved.data;
    },
  };
  return { context, reported };
}

/** Gives a function that resolves a subject in a context of its own. */
export const resolver =
  <Subject, Others extends readonly unknown[], Result>(
    make: (context: ResolveContext, subject: Subject, ...others: Others) => Result,
  ) =>
  (basis: ResolveBasis, subject: Subject, ...others: Others): { made: Result; reported: Reported } => {
    const { context, reported } = resolveContext(basis);
    return { made: make(context, subject, ...others), reported };
  };

/** Joins the reports of several contexts, in order. */
export function together(all: readonly Reported[]): Reported {
  return {
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    shared: all.flatMap(({ shared }) => shared),
    mentions: all.flatMap(({ mentions }) => mentions),
  };
}
