import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import type { SimilarPair } from "../4-check/doorways/compare-zones.ts";
import { readKept, writeKept } from "../registry/kept-file.ts";
import { packDigests, type StoredDigest, unpackDigests } from "./packed-digests.ts";

/** The digests of all local pages of a folder, sorted by path, and what comparing them gave. */
export interface Digests {
  readonly stored: readonly StoredDigest[];
  readonly pairs: readonly SimilarPair[];
  readonly own: readonly number[];
}

/** Digests as they were read. */
export interface KeptDigests extends Digests {
  readonly bulk: Bulk;
}

/** The file that was written when many digests were new; what came and went since then stands in another beside it. */
interface Bulk {
  readonly id: string;
  readonly stored: readonly StoredDigest[];
}

type Compared = Pick<Digests, "pairs" | "own">;
type BulkHead = Compared & { readonly key: string; readonly id: string };
type ChangesHead = Compared & { readonly of: string; readonly gone: readonly string[] };

/** So many changes are quicker to write than all digests. */
const MOST_CHANGES = 300;

const changesFile = (file: string) => `${file}.changes`;

/** Reads what was kept under a key; nothing where that is another, or where a file is torn. */
export function readDigests(file: string, key: string): KeptDigests | undefined {
  const bulk = readPacked<BulkHead>(file);
  if (bulk?.head.key !== key) return undefined;
  const { stored, head } = bulk;
  const kept = { stored, pairs: head.pairs, own: head.own, bulk: { id: head.id, stored } };
  const changes = readPacked<ChangesHead>(changesFile(file));
  // The changes of an earlier bulk say nothing of this one.
  if (changes?.head.of !== head.id) return kept;
  const { gone, pairs, own } = changes.head;
  const replaced = new Set([...gone, ...changes.stored.map(({ digest }) => digest.path)]);
  const left = stored.filter(({ digest }) => !replaced.has(digest.path));
  return { ...kept, stored: [...left, ...changes.stored].sort(byPath), pairs, own };
}

/** Keeps digests in one step, so that a file is never half there. `last` is what was read before. */
export function writeDigests(file: string, key: string, digests: Digests, last?: KeptDigests): void {
  const { stored, pairs, own } = digests;
  const inBulk = new Set(last?.bulk.stored);
  const changed = stored.filter((one) => !inBulk.has(one));
  if (last === undefined || changed.length > MOST_CHANGES) {
    writeKept(file, packDigests(stored, { key, id: randomUUID(), pairs, own } satisfies BulkHead));
    rmSync(changesFile(file), { force: true });
    return;
  }
  const paths = new Set(stored.map(({ digest }) => digest.path));
  const gone = last.bulk.stored.map(({ digest }) => digest.path).filter((path) => !paths.has(path));
  const head: ChangesHead = { of: last.bulk.id, gone, pairs, own };
  writeKept(changesFile(file), packDigests(changed, head));
}

function readPacked<Head>(file: string): { stored: readonly StoredDigest[]; head: Head } | undefined {
  const bytes = readKept(file);
  if (bytes === undefined) return undefined;
  // Numbers are read in place, which needs a start that is a multiple of four.
  const { stored, more } = unpackDigests(bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes));
  return { stored, head: more as Head };
}

const byPath = ({ digest: a }: StoredDigest, { digest: b }: StoredDigest) =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
