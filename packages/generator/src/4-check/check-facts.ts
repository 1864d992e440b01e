import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import { diagnose } from "../1-load/source-file.ts";
import type { ValidContent } from "../2-validate/validate-content.ts";

/** The offer's price is a number among the facts; facts that the company has not confirmed are warned of. */
export function checkFacts({ site, facts }: ValidContent): Diagnostic[] {
  if (facts === undefined) return [];
  const unconfirmed = Object.entries(facts.data)
    .filter(([, { status }]) => status === "to-confirm")
    .map(([name, { label }]) =>
      diagnose(facts.file, {
        code: "fact-to-confirm",
        severity: "warning",
        path: [name, "status"],
        at: "value",
        message: `"${name}" (${label}) is still to be confirmed by the company.`,
      }),
    );
  if (site === undefined) return unconfirmed;
  const { fact } = site.data.business.offer;
  if (typeof facts.data[fact]?.value === "number") return unconfirmed;
  const price = diagnose(site.file, {
    code: "unknown-fact",
    path: ["business", "offer", "fact"],
    at: "value",
    message: `The offer's price must be a fact with a number; "${fact}" is none.`,
    hint: suggest(fact, Object.keys(facts.data)),
  });
  return [price, ...unconfirmed];
}
