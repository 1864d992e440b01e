import type { Resolved } from "@vitrine/schema/content/picture";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { SeenDiagnostic } from "../merge-diagnostics.ts";
import { diagnose, type SourceText } from "../1-load/source-file.ts";
import type { PageContext } from "./page-context.ts";
import { fillText, type Vocabulary } from "./texts/fill-text.ts";
import { resolvePictures } from "./pictures/pictures.ts";

/** A page context with functions that resolve texts of pages and collect the reports. */
export interface Resolver extends PageContext {
  readonly reported: SeenDiagnostic[];
  report(file: SourceText, issues: readonly ContentIssue[], seenOn?: string): void;
  /**
   * Fills in and typesets texts, measures pictures and reports issues. `seenOn` is the page for which shared
   * data is resolved.
   */
  resolve<Data>(
    file: SourceText,
    schema: object,
    data: Data,
    words?: Vocabulary,
    seenOn?: string,
  ): Resolved<Data>;
}

/** Opens a resolver that collects reports in its own list. */
export function openResolver(pageContext: PageContext): Resolver {
  const reported: SeenDiagnostic[] = [];
  const report: Resolver["report"] = (file, issues, seenOn) => {
    reported.push(...issues.map((issue) => ({ ...diagnose(file, issue), seenOn })));
  };
  return {
    ...pageContext,
    reported,
    report,
    resolve(file, schema, data, words = pageContext.words, seenOn) {
      const filled = fillText(schema, data, words);
      const resolved = resolvePictures(file, filled.data, pageContext);
      report(file, [...filled.issues, ...resolved.issues], seenOn);
      return resolved.data;
    },
  };
}
