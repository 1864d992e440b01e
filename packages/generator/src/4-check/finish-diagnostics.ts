import type { DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import type { Site } from "@vitrine/schema/content/site";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { releaseGate } from "@vitrine/schema/diagnostics/release-gate";
import { diagnose } from "../1-load/diagnose.ts";
import type { Entry } from "../2-validate/validate-content.ts";
import { dayInFrench } from "../day-of.ts";
import { mergeDiagnostics } from "../merge-diagnostics.ts";

/** Codes of what two pages about one commune bring about. They are left out in the files of both. */
const CONSEQUENCES: ReadonlySet<DiagnosticCode> = new Set(["duplicate-title", "name-of-another"]);

/** Gives the diagnostics of a run as its author reads them. `today` is the day of the run. */
export function finishDiagnostics(
  found: readonly Diagnostic[],
  { release, site, today }: { release: boolean; site: Entry<Site> | undefined; today: string },
): Diagnostic[] {
  const graded = release ? found.map(atRelease) : found;
  return mergeDiagnostics(withoutAccepted(withoutConsequences(graded), site, today));
}

function withoutConsequences(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const duplicates = found.filter(({ code }) => code === "duplicate-commune");
  const files = new Set(
    duplicates.flatMap(({ file, related = [] }) => [file, ...related.map((one) => one.file)]),
  );
  return found.filter(({ code, file }) => !CONSEQUENCES.has(code) || !files.has(file));
}

const keyOf = ({ code, file }: Pick<Diagnostic, "code" | "file">) => `${code} ${file}`;

/** Turns a warning of the release gate into an error. */
const atRelease = (one: Diagnostic): Diagnostic =>
  releaseGate.has(one.code) ? { ...one, severity: "error" } : one;

/** Hides the warnings that site.yaml accepts today, and reports entries that are past or accept nothing. */
function withoutAccepted(
  found: readonly Diagnostic[],
  site: Entry<Site> | undefined,
  today: string,
): readonly Diagnostic[] {
  const accepted = site?.data.accepted;
  if (site === undefined || accepted === undefined) return found;
  const valid = new Set(accepted.filter(({ until }) => until >= today).map(keyOf));
  const known = new Set(found.map(keyOf));
  const hasErrors = found.some(({ severity }) => severity === "error");
  const stale = accepted.flatMap((entry, i): ContentIssue[] => {
    const { code, file, until } = entry;
    const isPast = until < today;
    // A file with an error is not examined further.
    if (!isPast && (hasErrors || known.has(keyOf(entry)))) return [];
    const message = isPast
      ? {
          en: `"${code}" of ${file} was accepted until ${until}.`,
          fr: `« ${code} » dans ${file} n’était accepté que jusqu’au ${dayInFrench(until)}.`,
        }
      : {
          en: `There is no warning "${code}" of ${file}.`,
          fr: `Il n’y a pas d’avertissement « ${code} » dans ${file}.`,
        };
    return [{ code: "stale-acceptance", path: ["accepted", i, ...(isPast ? ["until"] : [])], ...message }];
  });
  return [
    ...found.filter((one) => one.severity === "error" || !valid.has(keyOf(one))),
    ...stale.map((issue) => diagnose(site.file, issue)),
  ];
}
