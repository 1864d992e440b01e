import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";
import type { Commune, CommuneRegistry } from "../../communes/commune-registry.ts";
import { communeSlug } from "../../communes/find-communes.ts";
import { memoize } from "../../memoize.ts";

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
      en: `"${code}" was the code of ${name ?? "a commune"}, now part of ${commune.name}.`,
      fr: `« ${code} » était le code ${name === undefined ? "d’une commune" : `de la commune ${name}`}, qui fait aujourd’hui partie de la commune ${commune.name}.`,
      hint: {
        en: `Write the page about ${commune.name}, whose code is "${commune.insee}".`,
        fr: `Faites la page de la commune ${commune.name}, dont le code est "${commune.insee}".`,
      },
    };
  }
  const named = slug === undefined ? undefined : communeOfFile(slug, code, registry);
  const place = [...(named ? [named] : []), ...registry.all()].find(({ postalCodes }) =>
    postalCodes.includes(code),
  );
  return {
    code: "unknown-commune",
    en: `No commune has the INSEE code "${code}".`,
    fr: `Aucune commune n’a le code INSEE « ${code} ».`,
    hint: place ? postalCodeOf(place, code) : named && inseeCodeOf(named),
  };
}

/** Finds the commune after which a file is called: of homonyms, the one in the département of its code. */
export function communeOfFile(
  slug: string,
  code: string,
  registry: Pick<CommuneRegistry, "all">,
): Commune | undefined {
  const homonyms = communesBySlug(registry).get(slug) ?? [];
  const near = homonyms.find(({ department }) => code.startsWith(department.code));
  return near ?? (homonyms.length === 1 ? homonyms[0] : undefined);
}

/** Groups all communes once: a column of wrong codes may be in thousands of files. */
const communesBySlug = memoize((registry: Pick<CommuneRegistry, "all">) =>
  Map.groupBy(registry.all(), communeSlug),
);

/** Says that a code is a commune's postal code, and which is its INSEE code. */
export const postalCodeOf = ({ name, insee }: Commune, code: string): Words => ({
  en: `"${code}" is a postal code of ${name}, whose INSEE code is "${insee}".`,
  fr: `« ${code} » est un code postal de la commune ${name}, dont le code INSEE est "${insee}".`,
});

/** Gives the INSEE code of a commune in a sentence. */
export const inseeCodeOf = ({ name, department, insee }: Commune): Words => ({
  en: `The INSEE code of ${name} (${department.name}) is "${insee}".`,
  fr: `Le code INSEE de la commune ${name} (${department.name}) est "${insee}".`,
});
