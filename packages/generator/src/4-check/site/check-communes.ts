import { slugOf } from "../../1-load/page-address.ts";
import { communeSlug } from "../../communes/find-communes.ts";
import { duplicates, placeIn, type SiteRule } from "./site-rule.ts";

/** Reports communes with several local pages, in the file that is not named after its commune. */
export const checkCommunes: SiteRule = function* ({ local, fileAt, registry }) {
  for (const [page, first] of duplicates(local, ({ outline }) => outline?.insee)) {
    const insee = page.outline?.insee ?? "";
    const commune = registry.byInsee(insee);
    const isOwn = commune !== undefined && slugOf(page.path) === communeSlug(commune);
    const [wrong, right] = isOwn ? [first, page] : [page, first];
    const name = commune === undefined ? insee : `${commune.name} (${insee})`;
    yield {
      code: "duplicate-commune",
      ...placeIn(fileAt(wrong.path), "insee"),
      en: `${name} has two pages.`,
      fr: `${name} a deux pages.`,
      other: placeIn(fileAt(right.path), "insee"),
    };
  }
};
