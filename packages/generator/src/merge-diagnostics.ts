import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { countedInFrench, sentences } from "@vitrine/schema/diagnostics/words";
import { byCodeUnits } from "./by-code-units.ts";

/** A diagnostic, with a page that shows the text if many share it. */
export interface SeenDiagnostic extends Diagnostic {
  readonly seenOn?: string | undefined;
}

/** Merges repetitions, and sorts by file and place. */
export function mergeDiagnostics(diagnostics: readonly SeenDiagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, cause).values()]
    .map(merged)
    .sort(
      (a, b) =>
        byCodeUnits(a.file, b.file) ||
        a.range.start.line - b.range.start.line ||
        a.range.start.column - b.range.start.column ||
        byCodeUnits(a.code, b.code),
    );
}

/**
 * Gives a key for a mistake. One in a YAML anchor is found again at every alias, under another path but at the same
 * place and in the same words. A shared text has another length on each page.
 */
function cause({ file, code, severity, range, related, message }: Diagnostic): string {
  const words = message.en.replace(/ (?:in|for) "[^"]*"|(?<=found )\d+/g, "");
  return JSON.stringify([file, code, severity, range, related, words]);
}

/** Gives one diagnostic for a mistake: the first, with the pages that show a text of a wrong length. */
function merged(repetitions: readonly SeenDiagnostic[]): Diagnostic {
  const [{ seenOn, ...first }] = repetitions as [SeenDiagnostic];
  if (seenOn === undefined || first.code !== "bad-length") return first;
  const others = new Set(repetitions.map((one) => one.seenOn)).size - 1;
  const seen = {
    en: `Seen on ${seenOn}${others === 0 ? "" : ` and ${others} more`}.`,
    fr: `Vu dans ${seenOn}${others === 0 ? "" : ` et ${countedInFrench(others, "autre", "autres")}`}.`,
  };
  return { ...first, hint: sentences(first.hint, seen) };
}
