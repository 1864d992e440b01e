import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "../../1-load/source-file.ts";
import { namesIn } from "../../3-resolve/texts/names-in.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";

/** Checks that a comparison's facts about competitors have dates, since such claims hold for a day only. */
export function checkClaims({ pages, facts }: ValidContent, release: boolean): Diagnostic[] {
  if (facts === undefined) return [];
  const theirs = pages.flatMap(({ data }) =>
    data.sections.flatMap((section) => (section.type === "comparison" ? section.rows : [])),
  );
  const named = new Set(theirs.flatMap(({ them }) => namesIn(them)));
  return [...named]
    .filter((name) => facts.data[name] !== undefined && facts.data[name].date === undefined)
    .map((name) =>
      diagnose(facts.file, {
        code: "undated-claim",
        severity: release ? "error" : "warning",
        path: [name],
        at: "key",
        message: `A comparison says "${name}" of other companies, and the fact has no date.`,
        hint: "Add the day on which it was found, as date, and say it under the table.",
      }),
    );
}
