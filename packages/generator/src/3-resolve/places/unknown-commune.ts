import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";
import { communeSlug } from "../../communes/find-communes.ts";

/**
 * Describes a code that no commune has: a merged commune may have had it, or it is a postal code. The name of a local
 * page's file, `slug`, may tell which commune is meant.
 */
export function unknownCommune(
  code: string,
  registry: Pick<CommuneRegistry, "all" | "successor">,
  slug?: string,
): Problem {
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
    hint: place
      ? {
          en: `"${code}" is a postal code of ${place.name}, whose INSEE code is "${place.insee}".`,
          fr: `« ${code} » est un code postal de la commune ${place.name}, dont le code INSEE est "${place.insee}".`,
        }
      : slug === undefined
        ? undefined
        : codeOfFile(slug, code, registry),
  };
}

/** Names the commune after which a file is called: of homonyms, the one in the département of its code. */
function codeOfFile(slug: string, code: string, registry: Pick<CommuneRegistry, "all">): Words | undefined {
  const homonyms = registry.all().filter((commune) => communeSlug(commune) === slug);
  const commune = homonyms.find(({ insee }) => insee.slice(0, 2) === code.slice(0, 2)) ?? homonyms[0];
  return (
    commune && {
      en: `The INSEE code of ${commune.name} (${commune.department.name}) is "${commune.insee}".`,
      fr: `Le code INSEE de la commune ${commune.name} (${commune.department.name}) est "${commune.insee}".`,
    }
  );
}
