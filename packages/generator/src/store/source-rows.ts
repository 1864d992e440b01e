import type { ZoneOutline } from "../2-validate/validate-content.ts";
import type { ZoneTexts } from "../3-resolve/pages/resolve-zone.ts";
import type { ComparedText } from "../4-check/similarity/compare-texts.ts";
import { BANDS, type Sketch } from "../4-check/similarity/min-hash.ts";
import type { ShingledText } from "../4-check/similarity/shingles.ts";
import type { PageSource } from "../inspect/page-source.ts";
import { damaged, rowsOf, type Store, sumOf, transact } from "./open-store.ts";

/** The result of inspecting one local page's file, with the texts for its page. */
export interface InspectedSource {
  readonly source: PageSource;
  /** Texts and place of its page; undefined for a mistake or an unknown commune. */
  readonly texts?: ZoneTexts | undefined;
  readonly compared: ComparedText;
}

/** A source as a row: JSON for values that are not texts, an empty text for missing values. */
type SourceColumns = [
  path: string,
  hash: string,
  insee: string | null,
  outline: string,
  title: string | null,
  description: string | null,
  image: string,
  diagnostics: string,
  images: string,
  names: string,
  links: string,
];

/** An inspected source, on its way from a thread to the store. */
export interface PackedRow {
  readonly columns: SourceColumns;
  readonly texts: string;
  readonly shingles: Uint8Array<ArrayBuffer>;
  readonly sketch: Uint8Array<ArrayBuffer>;
}

export function packRow({ source, texts, compared }: InspectedSource): PackedRow {
  const { path, hash, insee, outline, title, description, openGraphImage } = source;
  const { diagnostics, images, names, links } = source;
  return {
    columns: [
      path,
      hash,
      insee ?? null,
      json(outline),
      title ?? null,
      description ?? null,
      json(openGraphImage),
      diagnostics.length === 0 ? "" : json(diagnostics),
      images.length === 0 ? "" : json(images),
      names.length === 0 ? "" : json(names),
      links.length === 0 ? "" : json(links),
    ],
    texts: json(texts),
    shingles: bytesOf(compared.text),
    sketch: bytesOf(Uint32Array.of(...(compared.sketch.signature ?? []), ...compared.sketch.sample)),
  };
}

/** Stores the sources of files, for a context. */
export function writeSources(store: Store, context: string, rows: readonly PackedRow[]): void {
  const source = store.prepare(
    "insert or replace into source values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const text = store.prepare("insert or replace into text values (?, ?, ?, ?, ?)");
  const sketched = store.prepare("insert or replace into sketch values (?, ?, ?)");
  transact(store, () => {
    for (const { columns, texts, shingles, sketch } of rows) {
      const [path] = columns;
      source.run(...columns, context, sumOf(context, columns.join("\0")));
      text.run(path, texts, sumOf(path, texts), shingles, sumOf(path, shingles));
      sketched.run(path, sketch, sumOf(path, sketch));
    }
  });
}

/** Removes all sources. */
export function forgetAllSources(store: Store): void {
  transact(store, () => store.exec("delete from source; delete from text; delete from sketch"));
}

/** Removes the sources of deleted files. */
export function forgetSources(store: Store, gone: readonly string[]): void {
  transact(store, () => {
    for (const table of ["source", "text", "sketch"]) {
      const remove = store.prepare(`delete from ${table} where path = ?`);
      for (const path of gone) remove.run(path);
    }
  });
}

/** Reads sources by path, of one context or any. Files of damaged rows are left out, and inspected again. */
export function readSources(store: Store, context?: string): Map<string, StoredSource> {
  const query = "select * from source where ?1 is null or context = ?1";
  const rows = rowsOf<[...SourceColumns, context: string, sum: number]>(store, query, context ?? null);
  const sources = new Map<string, StoredSource>();
  for (const row of rows) {
    const [sum, written] = [row.pop(), String(row.pop())];
    if (sumOf(written, row.join("\0")) !== sum) continue;
    sources.set(row[0], new StoredSource(row as unknown as SourceColumns));
  }
  return sources;
}

/** A source as read; a field is parsed on demand, since tens of thousands are read and few fields used. */
export class StoredSource implements PageSource {
  readonly path: string;
  readonly hash: string;
  readonly insee: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly #columns: SourceColumns;

  constructor(columns: SourceColumns) {
    this.#columns = columns;
    [this.path, this.hash] = columns;
    this.insee = columns[2] ?? undefined;
    this.title = columns[4] ?? undefined;
    this.description = columns[5] ?? undefined;
  }

  get outline(): ZoneOutline | undefined {
    return parsed(this.outlineText);
  }

  /** The outline as JSON. */
  get outlineText(): string {
    return this.#columns[3];
  }

  get openGraphImage(): PageSource["openGraphImage"] {
    return parsed(this.#columns[6]);
  }

  get diagnostics(): PageSource["diagnostics"] {
    return parsed(this.#columns[7]) ?? [];
  }

  get images(): PageSource["images"] {
    return parsed(this.#columns[8]) ?? [];
  }

  get names(): PageSource["names"] {
    return parsed(this.#columns[9]) ?? [];
  }

  get links(): PageSource["links"] {
    return parsed(this.#columns[10]) ?? [];
  }
}

const json = (value: unknown) => (value === undefined ? "" : JSON.stringify(value));

function parsed<Value>(text: string): Value | undefined {
  return text === "" ? undefined : (JSON.parse(text) as Value);
}

/** Gives a function that reads the texts of a page. It throws `DamagedStore` if a checksum does not match. */
export function textsReader(store: Store): (path: string) => ZoneTexts {
  const select = store.prepare("select texts, texts_sum from text where path = ?");
  return (path) => {
    const row = select.get(path);
    const texts = row?.["texts"];
    if (typeof texts !== "string" || sumOf(path, texts) !== row?.["texts_sum"]) return damaged("text");
    return JSON.parse(texts) as ZoneTexts;
  };
}

/** Reads pages' sketches, in the order of `paths`. Throws `DamagedStore` if a checksum does not match. */
export function readSketches(store: Store, paths: readonly string[]): readonly Sketch[] {
  const byPath = new Map<string, Sketch>();
  const rows = rowsOf<[string, unknown, number]>(store, "select path, sketch, sum from sketch");
  for (const [path, sketch, sum] of rows)
    if (sketch instanceof Uint8Array && sumOf(path, sketch) === sum)
      byPath.set(path, sketchFrom(numbersOf(sketch)));
  return paths.map((path) => byPath.get(path) ?? damaged("sketch"));
}

/** Gives a function that reads the shingles of a page. It throws `DamagedStore` if a checksum does not match. */
export function shinglesReader(store: Store, paths: readonly string[]): (page: number) => ShingledText {
  const select = store.prepare("select shingles, shingles_sum from text where path = ?");
  return (page) => {
    const path = paths[page] as string;
    const row = select.get(path);
    const shingles = row?.["shingles"];
    if (!(shingles instanceof Uint8Array) || sumOf(path, shingles) !== row?.["shingles_sum"])
      return damaged("text");
    return numbersOf(shingles);
  };
}

/** Splits a row's numbers: a signature has a fixed length, and an empty row has neither it nor a sample. */
const sketchFrom = (numbers: Uint32Array): Sketch =>
  numbers.length === 0
    ? { signature: undefined, sample: numbers }
    : { signature: numbers.subarray(0, BANDS), sample: numbers.subarray(BANDS) };

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

const numbersOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array<ArrayBuffer> =>
  new Uint32Array(buffer as ArrayBuffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
