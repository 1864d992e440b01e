import type { SiteModel } from "@vitrine/schema/site-model";
import { toSource } from "./to-source.ts";

/** Writes the module of the data that all pages share. */
export function emitSite(site: SiteModel): string {
  return `// Made from content/site.yaml, facts.yaml, sectors/ and zones/ by "vitrine generate". Edit those: this one is overwritten.
import type { SiteModel } from "@vitrine/schema/site-model";

export const site: SiteModel = ${toSource(site)};
`;
}
