import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";

/** Says of a code that is no commune's what it may be: of a commune that was merged, or a postal code. */
export function unknownCommune(
  code: string,
  registry: Pick<CommuneRegistry, "all" | "successor">,
): Pick<ContentIssue, "code" | "message" | "hint"> {
  const merged = registry.successor(code);
  if (merged !== undefined) {
    const { commune, name = "a commune" } = merged;
    return {
      code: "unknown-commune",
      message: `"${code}" was the code of ${name}, now part of ${commune.name}.`,
      hint: `Write the page about ${commune.name}, whose code is "${commune.insee}".`,
    };
  }
  const message = `No commune has the INSEE code "${code}".`;
  const [place, ...others] = registry.all().filter(({ postalCodes }) => postalCodes.includes(code));
  if (place === undefined)
    return {
      code: "unknown-commune",
      message,
      hint: "It differs from the postal code: see the Code officiel géographique.",
    };
  const also = others.length === 0 ? "" : `, and of ${others.length} more`;
  return {
    code: "unknown-commune",
    message,
    hint: `"${code}" is the postal code of ${place.name}${also}; the INSEE code of ${place.name} is "${place.insee}".`,
  };
}
