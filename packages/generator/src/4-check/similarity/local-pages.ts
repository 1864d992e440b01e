import type { Zone } from "@vitrine/schema/content/zone";
import { routeOfFile } from "../../1-load/page-address.ts";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import type { ZoneFiles } from "../../inspect/local-files.ts";
import type { LocalPage } from "./compare-texts.ts";
import type { ShingledText } from "./shingles.ts";
import { zoneFields } from "./zone-text.ts";

/** Gives the sources to compare; the last one if several are about one commune. */
export function comparedSources(sources: readonly PageSource[]): readonly PageSource[] {
  const byCommune = new Map(sources.map((source) => [source.insee, source]));
  byCommune.delete(undefined);
  return [...byCommune.values()];
}

/** The inputs with which local pages are read. */
interface PageReader {
  textOf(page: number): ShingledText;
  readonly files: ZoneFiles;
  readonly registry: CommuneRegistry;
}

/** Gives a function that reads a local page for the doorway guard. */
export const comparedPageAt =
  (paths: readonly string[], { textOf, files, registry }: PageReader) =>
  (page: number): LocalPage => {
    const path = paths[page] as string;
    return {
      file: files.source(path),
      route: routeOfFile(path),
      text: textOf(page),
      fields: () => zoneFields(files.read(path).data as Zone, registry.placeWords()),
    };
  };
