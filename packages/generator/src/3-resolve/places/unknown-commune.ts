import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";

/** Describes a code that no commune has: a merged commune may have had it, or it is a postal code. */
export function unknownCommune(code: string, registry: Pick<CommuneRegistry, "all" | "successor">): Problem {
  const merged = registry.successor(code);
  if (merged !== undefined) {
    const { commune, name } = merged;
    return {
      code: "unknown-commune",
      message: {
        en: `"${code}" was the code of ${name ?? "a commune"}, now part of ${commune.name}.`,
        fr: `« ${code} » était le code ${name === undefined ? "d’une commune" : `de la commune ${name}`}, qui fait aujourd’hui partie de la commune ${commune.name}.`,
      },
      hint: {
        en: `Write the page about ${commune.name}, whose code is "${commune.insee}".`,
        fr: `Faites la page de la commune ${commune.name}, dont le code est "${commune.insee}".`,
      },
    };
  }
  const place = registry.all().find(({ postalCodes }) => postalCodes.includes(code));
  return {
    code: "unknown-commune",
    message: {
      en: `No commune has the INSEE code "${code}".`,
      fr: `Aucune commune n’a le code INSEE « ${code} ».`,
    },
    hint: place && {
      en: `"${code}" is a postal code of ${place.name}, whose INSEE code is "${place.insee}".`,
      fr: `« ${code} » est un code postal de la commune ${place.name}, dont le code INSEE est "${place.insee}".`,
    },
  };
}
