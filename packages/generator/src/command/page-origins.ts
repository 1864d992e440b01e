import type { Facts } from "@vitrine/schema/content/facts";
import type { ValidContent } from "../2-validate/validate-content.ts";
import { linksInText } from "@vitrine/schema/text-links";
import { namesIn } from "../3-resolve/texts/fill-text.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import type { CommuneRegistry } from "../communes/commune-registry.ts";

/** Origins of a page: the parts of the content that its module is made from. */
export interface PageOrigins {
  /** Content file of the page. */
  readonly file: string;
  readonly template: string;
  /** Keys that zone-defaults.yaml provides. */
  readonly defaults: readonly string[];
  /** Facts that its texts name. */
  readonly facts: readonly string[];
  /** Its commune in the registry. */
  readonly commune: string | undefined;
  /** Pages that it lists as neighbours. */
  readonly neighbours: readonly string[];
  readonly pictures: readonly string[];
  /** Routes and names of outside addresses that its own texts and sections link to. */
  readonly links: readonly string[];
}

/** Finds the origins of a page. */
export function pageOrigins(page: PageModel, content: ValidContent, registry: CommuneRegistry): PageOrigins {
  const zone = content.zones.find(({ file }) => file === page.file)?.data;
  const entries = [...content.zones, ...content.sectors, ...content.pages, ...content.legal];
  const own = entries.find(({ file }) => file === page.file)?.data;
  const { pictures: _pictures, departmentPage, ...common } = content.zoneDefaults?.data ?? {};
  const given =
    page.template === "DepartmentPage"
      ? Object.entries({ departmentPage })
      : Object.entries(common).filter(([key]) => zone !== undefined && !(key in zone));
  const commune = zone === undefined ? undefined : registry.byInsee(zone.insee);
  return {
    file: page.file.path,
    template: page.template,
    defaults: given.map(([key]) => key),
    facts: factsIn([own, ...given.map(([, value]) => value)], content.facts?.data ?? {}),
    commune: commune && `${commune.insee} ${commune.name}, ${commune.postalCodes.join(", ")}`,
    neighbours: page.template === "ZonePage" ? page.props.neighbours.map(({ route }) => route) : [],
    pictures: picturesIn(page.props),
    links: [...new Set(linksIn(page.props))],
  };
}

function factsIn(data: readonly unknown[], facts: Facts): string[] {
  const named = new Set(namesIn(JSON.stringify(data)));
  return Object.keys(facts).filter((name) => named.has(name));
}

/** Links in texts, and addresses under `route`, but for those of the trail and of the lists that no author types. */
function linksIn(value: unknown): string[] {
  if (typeof value === "string") return linksInText(value).map(({ target }) => target);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (GIVEN_LISTS.has(key)) return [];
    return key === "route" ? [String(inner)] : linksIn(inner);
  });
}

const GIVEN_LISTS = new Set(["breadcrumbs", "neighbours", "map", "groups", "departments"]);

/** The names of resolved pictures, which alone have both `image` and `version`. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("image" in value && "version" in value) return [String(value.image)];
  return [...new Set(Object.values(value).flatMap(picturesIn))];
}
