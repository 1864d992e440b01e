import type { Resolved } from "@vitrine/schema/content/picture";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { SeenDiagnostic } from "../merge-diagnostics.ts";
import { diagnose } from "../1-load/diagnose.ts";
import type { SourceText } from "../1-load/source-file.ts";
import type { PageContext } from "./page-context.ts";
import { fillText, type Vocabulary } from "./texts/fill-text.ts";
import { resolvePictures } from "./pictures/pictures.ts";

/** A page context with functions that resolve texts of pages and collect the reports. */
export type Resolver = ReturnType<typeof openResolver>;

/** Opens a resolver that collects reports in its own list. */
export function openResolver(pageContext: PageContext) {
  const reported: SeenDiagnostic[] = [];
  const report = (file: SourceText, issues: readonly ContentIssue[], seenOn?: string): void => {
    reported.push(...issues.map((issue) => ({ ...diagnose(file, issue), seenOn })));
  };
  return {
    ...pageContext,
    reported,
    report,
    /**
     * Fills in and typesets texts, measures pictures and reports issues. `seenOn` is the page for which shared
     * data is resolved.
     */
    resolve<Data>(
      file: SourceText,
      schema: object,
      data: Data,
      vocabulary: Vocabulary = pageContext.vocabulary,
      seenOn?: string,
    ): Resolved<Data> {
      const filled = fillText(schema, data, vocabulary);
      const resolved = resolvePictures(file, filled.data, pageContext);
      report(file, [...filled.issues, ...resolved.issues], seenOn);
      return resolved.data;
    },
  };
}
