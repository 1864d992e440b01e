import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { ContentHistory } from "../1-load/content-history.ts";

/**
 * Orders annotations, because hosts show about ten: errors, then warnings of the files that changed last, then
 * warnings of rare codes.
 */
export function sortByUrgency(
  diagnostics: readonly Diagnostic[],
  changed: ContentHistory,
): readonly Diagnostic[] {
  const byCode = Map.groupBy(diagnostics, ({ code }) => code);
  const number = ({ code }: Diagnostic) => byCode.get(code)?.length ?? 0;
  const day = ({ file }: Diagnostic) => changed.get(file) ?? "";
  return diagnostics.toSorted(
    (a, b) =>
      Number(b.severity === "error") - Number(a.severity === "error") ||
      day(b).localeCompare(day(a)) ||
      number(a) - number(b),
  );
}
