import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";

/** Diagnostics by file and place, each mistake once. */
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

/** A mistake behind an anchor is seen at every alias: same place, same words, another path. */
function cause(diagnostic: Diagnostic): string {
  const message = diagnostic.message.replace(/ (?:in|for) "[^"]*"/, "");
  return JSON.stringify({ ...diagnostic, path: "", message });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
