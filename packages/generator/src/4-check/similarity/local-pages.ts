import type { Zone } from "@vitrine/schema/content/zone";
import { slugOf } from "../../2-validate/validate-content.ts";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import type { ZoneFiles } from "../../inspect/zone-files.ts";
import type { LocalPage } from "./compare-zones.ts";
import type { ShingledText } from "./shingles.ts";
import { zoneFields } from "./zone-text.ts";

/** Gives the sources to compare; the last one if several are about one commune. */
export function comparedSources(sources: readonly PageSource[]): readonly PageSource[] {
  const byCommune = new Map(sources.map((source) => [source.insee, source]));
  byCommune.delete(undefined);
  return [...byCommune.values()];
}

/** Gives the local pages for the doorway guard. */
export const localPages = (
  paths: readonly string[],
  textOf: (page: number) => ShingledText,
  files: ZoneFiles,
  registry: CommuneRegistry,
): LocalPage[] =>
  paths.map((path, page) => ({
    file: files.source(path),
    route: `/${slugOf(path)}`,
    get text() {
      return textOf(page);
    },
    fields: () => zoneFields(files.read(path).data as Zone, registry.placeWords()),
  }));
