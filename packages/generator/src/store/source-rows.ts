import { crc32 } from "node:zlib";
import type { ZoneTexts } from "../3-resolve/resolve-zone.ts";
import type { ComparedText } from "../4-check/doorways/compare-zones.ts";
import { DamagedStore, type Store, transact } from "./open-store.ts";
import type { PageSource } from "../zones/page-source.ts";

/** What one local page's file says by itself: a row of the store. */
export interface SourceRow {
  readonly source: PageSource;
  /** What its page is made of; undefined for a file with a mistake. */
  readonly texts: ZoneTexts | undefined;
  readonly compared: ComparedText;
}

/** The same for another thread, as SQLite takes it. */
export interface PackedRow {
  readonly path: string;
  readonly hash: string;
  readonly data: string;
  readonly texts: string;
  readonly shingles: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

export function packRow({ source, texts, compared }: SourceRow): PackedRow {
  const { path, hash } = source;
  return {
    path,
    hash,
    data: JSON.stringify(source),
    texts: texts === undefined ? "" : JSON.stringify(texts),
    shingles: bytesOf(compared.text),
    signature: bytesOf(compared.signature ?? new Uint32Array()),
  };
}

/** Remembers what files said in this context. */
export function writeSources(store: Store, context: string, rows: readonly PackedRow[]): void {
  const insert = store.prepare("insert or replace into source values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  transact(store, () => {
    for (const { path, hash, data, texts, shingles, signature } of rows) {
      const sums = [sumOf(path, data), sumOf(path, texts), crc32(signature, sumOf(path, shingles))];
      insert.run(path, hash, context, data, texts, shingles, signature, ...sums);
    }
  });
}

/** Forgets files that are gone, and all that was said in another context. */
export function forgetSources(store: Store, context: string, gone: readonly string[]): void {
  const remove = store.prepare("delete from source where path = ?");
  transact(store, () => {
    for (const path of gone) remove.run(path);
    store.prepare("delete from source where context <> ?").run(context);
  });
}

/** All sources of a context, by path; damaged ones are left out, to be inspected again. */
export function readSources(store: Store, context: string): Map<string, PageSource> {
  const rows = store.prepare("select path, hash, data, data_sum from source where context = ?");
  const sources = new Map<string, PageSource>();
  rows.setReturnArrays(true);
  for (const row of rows.all(context)) {
    const [path, hash, data, sum] = row as unknown as [string, string, string, number];
    if (sumOf(path, data) !== sum) continue;
    const source = JSON.parse(data) as PageSource;
    if (source.hash === hash) sources.set(path, source);
  }
  return sources;
}

/** Gives the function that reads the texts of a page. Throws `DamagedStore` where they are not what was written. */
export function textsReader(store: Store): (path: string) => ZoneTexts {
  const select = store.prepare("select texts, texts_sum from source where path = ?");
  return (path) => {
    const row = select.get(path);
    const texts = (row?.["texts"] ?? "") as string;
    if (texts === "" || sumOf(path, texts) !== row?.["texts_sum"]) throw new DamagedStore("source");
    return JSON.parse(texts) as ZoneTexts;
  };
}

/** What of pages is compared, in the order of their paths. Throws `DamagedStore` where it is not what was written. */
export function comparedAt(store: Store, paths: readonly string[]): readonly ComparedText[] {
  const select = store.prepare("select shingles, signature, shingles_sum from source where path = ?");
  select.setReturnArrays(true);
  return paths.map((path) => {
    const row = select.get(path) as unknown as [Uint8Array, Uint8Array, number] | undefined;
    if (row === undefined) throw new DamagedStore("source");
    const [shingles, signature, sum] = row;
    if (crc32(signature, sumOf(path, shingles)) !== sum) throw new DamagedStore("source");
    const text = numbersOf(shingles);
    return { text, signature: signature.length === 0 ? undefined : numbersOf(signature) };
  });
}

/** A checksum of a value at its path: SQLite does not notice a byte that changed within one. */
const sumOf = (path: string, value: string | Uint8Array) => crc32(value, crc32(path));

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

const numbersOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array<ArrayBuffer> =>
  new Uint32Array(buffer as ArrayBuffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
