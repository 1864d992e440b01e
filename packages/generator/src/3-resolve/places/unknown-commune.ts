import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";

/** Says of a code that is no commune's what it may be: of a commune that was merged, or a postal code. */
export function unknownCommune(code: string, registry: Pick<CommuneRegistry, "all" | "successor">): Problem {
  const merged = registry.successor(code);
  if (merged !== undefined) {
    const { commune, name = "a commune" } = merged;
    return {
      code: "unknown-commune",
      message: `"${code}" was the code of ${name}, now part of ${commune.name}.`,
      hint: `Write the page about ${commune.name}, whose code is "${commune.insee}".`,
    };
  }
  const [place, ...others] = registry.all().filter(({ postalCodes }) => postalCodes.includes(code));
  const also = others.length === 0 ? "" : `, and of ${others.length} more`;
  return {
    code: "unknown-commune",
    message: `No commune has the INSEE code "${code}".`,
    hint:
      place === undefined
        ? "It differs from the postal code: see the Code officiel géographique."
        : `"${code}" is the postal code of ${place.name}${also}; the INSEE code of ${place.name} is "${place.insee}".`,
  };
}
