import type { SimilarPair } from "../4-check/doorways/compare-zones.ts";
import { readKept, writeKept } from "../registry/kept-file.ts";
import { packDigests, type StoredDigest, unpackDigests } from "./packed-digests.ts";

/** The digests of all local pages of a folder, and what comparing them gave. */
export interface KeptDigests {
  readonly stored: readonly StoredDigest[];
  readonly pairs: readonly SimilarPair[];
  readonly own: readonly number[];
}

interface Head extends Omit<KeptDigests, "stored"> {
  readonly key: string;
}

/** Reads what was kept under a key; nothing where that is another, or where the file is torn. */
export function readDigests(file: string, key: string): KeptDigests | undefined {
  const bytes = readKept(file);
  if (bytes === undefined) return undefined;
  // Numbers are read in place, which needs a start that is a multiple of four.
  const { stored, more } = unpackDigests(bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes));
  const { key: kept, pairs, own } = more as Head;
  return kept === key ? { stored, pairs, own } : undefined;
}

/** Keeps digests in one step, so that a file is never half there. */
export function writeDigests(file: string, key: string, { stored, pairs, own }: KeptDigests): void {
  writeKept(file, packDigests(stored, { key, pairs, own } satisfies Head));
}
