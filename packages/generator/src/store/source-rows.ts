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

/** An inspected source, on its way from a thread to the store. */
export interface PackedRow {
  readonly source: PageSource;
  /** The texts as JSON; empty for a page without any. */
  readonly texts: string;
  readonly shingles: Uint8Array<ArrayBuffer>;
  readonly sketch: Uint8Array<ArrayBuffer>;
}

export const packRow = ({ source, texts, compared: { text, sketch } }: InspectedSource): PackedRow => ({
  source,
  texts: texts === undefined ? "" : JSON.stringify(texts),
  shingles: bytesOf(text),
  sketch: bytesOf(Uint32Array.of(...sketch.signature, ...sketch.sample)),
});

/** Stores the sources of files, for a context. */
export function writeSources(store: Store, context: string, rows: readonly PackedRow[]): void {
  const insert = store.prepare("insert or replace into source values (?, ?, ?, ?)");
  const text = store.prepare("insert or replace into text values (?, ?, ?, ?, ?)");
  const sketched = store.prepare("insert or replace into sketch values (?, ?, ?)");
  transact(store, () => {
    for (const { source, texts, shingles, sketch } of rows) {
      const { path } = source;
      const value = JSON.stringify(source);
      insert.run(path, context, value, sumOf(path + context, value));
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
export function readSources(store: Store, context?: string): Map<string, PageSource> {
  const query = "select path, context, value, sum from source where ?1 is null or context = ?1";
  const rows = rowsOf<[path: string, context: string, value: string, sum: number]>(
    store,
    query,
    context ?? null,
  );
  return new Map(
    rows
      .filter(([path, written, value, sum]) => sumOf(path + written, value) === sum)
      .map(([path, , value]) => [path, JSON.parse(value) as PageSource]),
  );
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
const sketchFrom = (numbers: Uint32Array): Sketch => ({
  signature: numbers.subarray(0, BANDS),
  sample: numbers.subarray(BANDS),
});

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

const numbersOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array<ArrayBuffer> =>
  new Uint32Array(buffer as ArrayBuffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
