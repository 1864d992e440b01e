import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { countedInFrench } from "@vitrine/schema/diagnostics/words";
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
  const [place, ...others] = registry.all().filter(({ postalCodes }) => postalCodes.includes(code));
  const also =
    others.length === 0
      ? { en: "", fr: "" }
      : {
          en: `, and of ${others.length} more`,
          fr: `, et de ${countedInFrench(others.length, "autre", "autres")}`,
        };
  return {
    code: "unknown-commune",
    message: {
      en: `No commune has the INSEE code "${code}".`,
      fr: `Aucune commune n’a le code INSEE « ${code} ».`,
    },
    hint: place && {
      en: `"${code}" is the postal code of ${place.name}${also.en}; the INSEE code of ${place.name} is "${place.insee}".`,
      fr: `« ${code} » est le code postal de la commune ${place.name}${also.fr}, dont le code INSEE est "${place.insee}".`,
    },
  };
}
