import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import type { EachText } from "../4-check/doorways/compare-again.ts";
import type { ComparedText, LocalPage, SimilarPair } from "../4-check/doorways/compare-zones.ts";
import { readKept, writeKept } from "../registry/kept-file.ts";
import { readKeptTable, writeKeptTable } from "../registry/kept-table.ts";
import { inseeOf, jsonOf, KeptDigest } from "./kept-digest.ts";
import { type KeptTexts, openTexts, type TextIndex, writeTexts } from "./kept-texts.ts";
import { packDigests, type StoredDigest, unpackDigests } from "./packed-digests.ts";

/** The digests of all local pages of a folder, sorted by path, and what comparing them gave. */
export interface Digests {
  readonly stored: readonly StoredDigest[];
  readonly pairs: readonly SimilarPair[];
  readonly own: readonly number[];
}

/** Digests as they were read: of most, nothing but path and hash until more is asked for (`DamagedTexts` may be thrown). */
export interface KeptDigests extends Digests {
  readonly bulk: Bulk;
}

/** The files that were written when many digests were new; what came and went since then stands in another beside them. */
interface Bulk {
  readonly id: string;
  readonly stored: readonly StoredDigest[];
  readonly texts: KeptTexts;
}

type Compared = Pick<Digests, "pairs" | "own">;
type BulkHead = Compared & { readonly key: string; readonly id: string };
type ChangesHead = Compared & { readonly of: string; readonly gone: readonly string[] };

/** So many changes are quicker to write than all digests. */
const MOST_CHANGES = 300;

const changesFile = (file: string) => `${file}.changes`;
const textsFile = (file: string) => `${file}.texts`;

/** Reads what was kept under a key; nothing where that is another, or where a file is torn. */
export function readDigests(file: string, key: string): KeptDigests | undefined {
  const bulk = readBulk(file, key);
  if (bulk === undefined) return undefined;
  const changes = readChanges(changesFile(file));
  // The changes of an earlier bulk say nothing of this one.
  if (changes?.head.of !== bulk.bulk.id) return bulk;
  const { gone, pairs, own } = changes.head;
  const replaced = new Set([...gone, ...changes.stored.map(({ digest }) => digest.path)]);
  const left = bulk.stored.filter(({ digest }) => !replaced.has(digest.path));
  return { ...bulk, stored: [...left, ...changes.stored].sort(byPath), pairs, own };
}

/** Keeps digests in one step, so that a file is never half there. `last` is what was read before. */
export function writeDigests(file: string, key: string, digests: Digests, last?: KeptDigests): void {
  const { stored, pairs, own } = digests;
  const inBulk = new Set(last?.bulk.stored);
  const changed = stored.filter((one) => !inBulk.has(one));
  if (last === undefined || changed.length > MOST_CHANGES) {
    writeBulk(file, key, digests);
    rmSync(changesFile(file), { force: true });
    return;
  }
  const paths = new Set(stored.map(({ digest }) => digest.path));
  const gone = last.bulk.stored.map(({ digest }) => digest.path).filter((path) => !paths.has(path));
  const head: ChangesHead = { of: last.bulk.id, gone, pairs, own };
  writeKept(changesFile(file), packDigests(changed, head));
}

/** Forgets what was kept. */
export function forgetDigests(file: string): void {
  for (const each of [file, textsFile(file), changesFile(file)]) rmSync(each, { force: true });
}

/** Shows the texts of pages, most of which are kept, without holding them. */
export function eachTextOf(pages: readonly LocalPage[], { bulk }: KeptDigests): EachText {
  const places = new Map<ComparedText, number>(pages.map(({ compared }, i) => [compared, i]));
  const rows = bulk.stored.map(({ digest }) => places.get(digest));
  const isKept = new Set(rows);
  const others = [...pages.entries()].filter(([i]) => !isKept.has(i));
  return (visit) => {
    bulk.texts.each((row, compared) => {
      const page = rows[row];
      if (page !== undefined) visit(page, compared);
    });
    for (const [i, { compared }] of others) visit(i, compared);
  };
}

function writeBulk(file: string, key: string, { stored, pairs, own }: Digests): void {
  const digests = stored.map(({ digest }) => digest);
  const columns = {
    paths: digests.map(({ path }) => path),
    hashes: stored.map(({ hash }) => hash),
    insee: digests.map(inseeOf),
    json: digests.map(jsonOf),
  };
  const index = writeTexts(textsFile(file), digests);
  const head = { key, id: randomUUID(), pairs, own } satisfies BulkHead;
  writeKeptTable(file, head, { ...columns, ...index });
}

function readBulk(file: string, key: string): KeptDigests | undefined {
  const table = readKeptTable(file);
  const head = table?.head as BulkHead | undefined;
  if (table === undefined || head?.key !== key) return undefined;
  const [checksums, signatures, sizes] = ["checksums", "signatures", "texts"].map((name) =>
    table.numbers(name),
  );
  const texts = openTexts(textsFile(file), { checksums, signatures, texts: sizes } as TextIndex);
  if (texts === undefined) return undefined;
  const rows = { texts, plain: table.textAt("json") };
  const [hashes, insee] = [table.texts("hashes"), table.texts("insee")];
  const stored = table.texts("paths").map((path, row): StoredDigest => ({
    hash: hashes[row] as string,
    digest: new KeptDigest(rows, row, { path, insee: insee[row] as string }),
  }));
  const { id, pairs, own } = head;
  return { stored, pairs, own, bulk: { id, stored, texts } };
}

function readChanges(file: string): { stored: readonly StoredDigest[]; head: ChangesHead } | undefined {
  const bytes = readKept(file);
  if (bytes === undefined) return undefined;
  // Numbers are read in place, which needs a start that is a multiple of four.
  const { stored, more } = unpackDigests(bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes));
  return { stored, head: more as ChangesHead };
}

const byPath = ({ digest: a }: StoredDigest, { digest: b }: StoredDigest) =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
