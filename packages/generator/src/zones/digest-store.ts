import { readFileSync } from "node:fs";
import type { SimilarPair } from "../4-check/doorways/compare-zones.ts";
import { writeWhole } from "../registry/kept-file.ts";
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
  const unpacked = unpackDigests(bytesOf(file));
  if (unpacked === undefined) return undefined;
  const { key: kept, pairs, own } = unpacked.more as Head;
  return kept === key ? { stored: unpacked.stored, pairs, own } : undefined;
}

/** Keeps digests in one step, so that a file is never half there. */
export function writeDigests(file: string, key: string, { stored, pairs, own }: KeptDigests): void {
  writeWhole(file, packDigests(stored, { key, pairs, own } satisfies Head));
}

/** Empty for a file that is not there. */
function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  try {
    const bytes = readFileSync(file);
    // Numbers are read in place, which needs a start that is a multiple of four.
    return bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  } catch {
    return new Uint8Array();
  }
}
