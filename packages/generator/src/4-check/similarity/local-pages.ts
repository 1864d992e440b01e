import type { Zone } from "@vitrine/schema/content/zone";
import { slugOf } from "../../1-load/slug-of.ts";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import type { ZoneFiles } from "../../inspect/local-files.ts";
import type { LocalPage } from "./compare-zones.ts";
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

/** Gives the local pages for the doorway guard. */
export const localPages = (paths: readonly string[], reader: PageReader): LocalPage[] =>
  paths.map((path, page) => new StoredPage(path, page, reader));

/** A class, so that tens of thousands of objects share their getters. Only a report uses them. */
class StoredPage implements LocalPage {
  readonly #path: string;
  readonly #page: number;
  readonly #reader: PageReader;

  constructor(path: string, page: number, reader: PageReader) {
    this.#path = path;
    this.#page = page;
    this.#reader = reader;
  }

  get file() {
    return this.#reader.files.source(this.#path);
  }

  get route() {
    return `/${slugOf(this.#path)}`;
  }

  get text() {
    return this.#reader.textOf(this.#page);
  }

  fields() {
    const { files, registry } = this.#reader;
    return zoneFields(files.read(this.#path).data as Zone, registry.placeWords());
  }
}
