import type { Resolved } from "@vitrine/schema/content/picture";
import { type ContentIssue, type Diagnostic, formatPath } from "@vitrine/schema/diagnostics/diagnostic";
import { countedInFrench, sentences } from "@vitrine/schema/diagnostics/words";
import { diagnose, type SourceText } from "../1-load/source-file.ts";
import type { PageContext } from "./page-context.ts";
import { fillText, type Vocabulary } from "./texts/fill-text.ts";
import type { PhotoMention } from "./pictures/photo-finder.ts";
import { resolvePictures } from "./pictures/pictures.ts";

/** Reports collected by a context. */
export interface Reported {
  readonly diagnostics: Diagnostic[];
  readonly shared: SharedIssue[];
  /** Places that name photos. */
  readonly mentions: PhotoMention[];
}

/** Functions for resolvers of pages that collect their reports. */
interface Resolver {
  readonly reported: Reported;
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
  ): Resolved<Data>;
}

/** Inputs for resolvers of pages. */
export type ResolveContext = PageContext & Resolver;

/** Opens a context that collects reports in its own lists. */
export function resolveContext<Context extends Omit<PageContext, "common">>(
  pageContext: Context,
): Context & Resolver {
  const reported: Reported = { diagnostics: [], shared: [], mentions: [] };
  const report = (file: SourceText, issues: readonly ContentIssue[]) =>
    reported.diagnostics.push(...issues.map((issue) => diagnose(file, issue)));
  return {
    ...pageContext,
    reported,
    report,
    resolve(file, schema, data, words = pageContext.words, seenOn = undefined) {
      const filled = fillText(schema, data, words);
      const resolved = resolvePictures(file, filled.data, pageContext);
      reported.mentions.push(...resolved.mentions);
      const issues = [...filled.issues, ...resolved.issues];
      if (seenOn === undefined) report(file, issues);
      else reported.shared.push(...issues.map((issue) => ({ file, issue, seenOn })));
      return resolved.data;
    },
  };
}

/** A mistake in a text that many pages share, and a page that shows it. */
interface SharedIssue {
  readonly file: SourceText;
  readonly issue: ContentIssue;
  /** Path of that page's file. */
  readonly seenOn: string;
}

/** Gives one issue for each mistake: the first, with a note on the other pages. */
export function oncePerMistake(shared: readonly SharedIssue[]): { file: SourceText; issue: ContentIssue }[] {
  const groups = Map.groupBy(
    shared,
    ({ file, issue: { code, path, part = "" } }) => `${file.path} ${code} ${formatPath(path)} ${part}`,
  );
  return [...groups.values()].map((members) => {
    const [{ file, issue, seenOn }] = members as [SharedIssue];
    if (issue.code !== "bad-length") return { file, issue };
    const rest = members.length - 1;
    const seen = {
      en: `Seen on ${seenOn}${rest === 0 ? "" : ` and ${rest} more`}.`,
      fr: `Vu dans ${seenOn}${rest === 0 ? "" : ` et ${countedInFrench(rest, "autre", "autres")}`}.`,
    };
    return {
      file,
      issue: { ...issue, hint: typeof issue.hint === "function" ? issue.hint : sentences(issue.hint, seen) },
    };
  });
}
