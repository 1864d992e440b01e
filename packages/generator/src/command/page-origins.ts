import type { Facts } from "@vitrine/schema/content/facts";
import type { Zone } from "@vitrine/schema/content/zone";
import { parseSource } from "../1-load/parse-source.ts";
import type { ValidContent } from "../2-validate/validate-content.ts";
import { imagesIn } from "../3-resolve/pictures/pictures.ts";
import { namesIn } from "../3-resolve/texts/fill-text.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import type { CommuneRegistry } from "../communes/commune-registry.ts";

/** Finds the origins of a page: the parts of the content that its module is made from. */
export function pageOrigins(page: PageModel, content: ValidContent, registry: CommuneRegistry) {
  const { path, text } = page.file;
  const zone = page.template === "ZonePage" ? (parseSource(path, text).data as Zone) : undefined;
  const entries = [...content.sectors, ...content.pages, ...content.legal];
  const own = zone ?? entries.find(({ file }) => file === page.file)?.data;
  const { pictures: _pictures, departmentPage, ...common } = content.zoneDefaults?.data ?? {};
  const fromDefaults =
    page.template === "DepartmentPage"
      ? Object.entries({ departmentPage })
      : Object.entries(common).filter(([key]) => zone !== undefined && !(key in zone));
  const commune = zone === undefined ? undefined : registry.byInsee(zone.insee);
  return {
    file: path,
    template: page.template,
    /** Keys that zone-defaults.yaml provides. */
    defaults: fromDefaults.map(([key]) => key),
    /** Facts that its texts name. */
    facts: factsIn([own, ...fromDefaults.map(([, value]) => value)], content.facts?.data ?? {}),
    commune: commune && `${commune.insee} ${commune.name}, ${commune.postalCodes.join(", ")}`,
    neighbours: page.template === "ZonePage" ? page.props.neighbours.map(({ route }) => route) : [],
    pictures: [...new Set(imagesIn(page.props).map(({ image }) => image))],
  };
}

function factsIn(data: readonly unknown[], facts: Facts): string[] {
  const named = new Set(namesIn(JSON.stringify(data)));
  return Object.keys(facts).filter((name) => named.has(name));
}
