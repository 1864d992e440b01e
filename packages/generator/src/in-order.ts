import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { compare } from "./compare.ts";

/** Sorts diagnostics by file and place, and removes repetitions. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, cause).values()]
    .flatMap(([first]) => first ?? [])
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        a.range.start.line - b.range.start.line ||
        a.range.start.column - b.range.start.column ||
        compare(a.code, b.code),
    );
}

/**
 * Gives a key for a mistake. A mistake behind an anchor appears at every alias, with another path but with
 * the place and words of the first.
 */
function cause(diagnostic: Diagnostic): string {
  const message = diagnostic.message.en.replace(/ (?:in|for) "[^"]*"/, "");
  return JSON.stringify({ ...diagnostic, path: "", message });
}
