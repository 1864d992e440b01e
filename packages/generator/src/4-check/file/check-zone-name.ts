import type { Zone } from "@vitrine/schema/content/zone";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { sentences } from "@vitrine/schema/diagnostics/words";
import { diagnose } from "../../1-load/diagnose.ts";
import type { Entry } from "../../2-validate/validate-content.ts";
import { communeOfFile, inseeCodeOf, postalCodeOf } from "../../3-resolve/places/unknown-commune.ts";
import type { Commune, CommuneRegistry } from "../../communes/commune-registry.ts";
import { communeSlug } from "../../communes/find-communes.ts";

/** Holds a local page's neighbours and commune to the name of its file. */
export function checkZoneName(
  entry: Entry<Zone>,
  commune: Commune | undefined,
  registry: Pick<CommuneRegistry, "all">,
): Diagnostic[] {
  const { slug, data, file } = entry;
  const issues: ContentIssue[] = [];
  const place = data.neighbours?.indexOf(slug) ?? -1;
  if (place !== -1)
    issues.push({
      code: "own-neighbour",
      path: ["neighbours", place],
      en: `This page is "${slug}" itself.`,
      fr: `« ${slug} » est cette page elle-même.`,
    });
  const other = commune && otherName(entry, commune, registry);
  if (other !== undefined) issues.push(other);
  return issues.map((issue) => diagnose(file, issue));
}

/**
 * Reports a file without its commune's name. The name of a homonym ends with its département or its INSEE code.
 * A city whose arrondissements have pages has no page itself.
 */
function otherName(
  { slug, data }: Entry<Zone>,
  commune: Commune,
  registry: Pick<CommuneRegistry, "all">,
): ContentIssue | undefined {
  const { insee, name, department, divided } = commune;
  if (divided === true)
    return {
      code: "divided-city",
      path: ["insee"],
      en: `${name} has a page for each arrondissement; "${data.insee}" is the whole city.`,
      fr: `${name} a une page par arrondissement ; "${data.insee}" est la ville entière.`,
    };
  const own = communeSlug(commune);
  const isOwn = slug === own || slug === `${own}-${department.code.toLowerCase()}`;
  if (isOwn || slug.endsWith(`-${insee.toLowerCase()}`)) return undefined;
  const named = communeOfFile(slug, data.insee, registry);
  const isPostalCode = named?.postalCodes.includes(data.insee) === true;
  return {
    code: "name-of-another",
    path: ["insee"],
    en: `"${data.insee}" is ${name} (${department.name}), and the file is called ${slug}.yaml.`,
    fr: `« ${data.insee} » est le code de la commune ${name} (${department.name}), et le fichier s’appelle ${slug}.yaml.`,
    hint: isPostalCode
      ? postalCodeOf(named, data.insee)
      : sentences(named && inseeCodeOf(named), {
          en: `Correct the code, or call the file ${own}.yaml.`,
          fr: `Corrigez le code, ou renommez le fichier en ${own}.yaml.`,
        }),
    // A postal code of the very commune was no doubt meant as its INSEE code.
    ...(isPostalCode && { severity: "error" }),
  };
}
