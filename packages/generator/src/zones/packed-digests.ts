import type { ComparedText } from "../4-check/doorways/compare-zones.ts";
import { type PackedTexts, packTexts, unpackTexts } from "../4-check/doorways/packed-texts.ts";
import { plainOf } from "./kept-digest.ts";
import type { PlainDigest, ZoneDigest } from "./zone-digest.ts";

/** A digest, and the hash of the file that it was made of. */
export interface StoredDigest {
  readonly hash: string;
  readonly digest: ZoneDigest;
}

/** Digests for another thread: few values cross sooner than many. */
export interface PackedDigests {
  /** All but the texts. It is let go when it is read, and must not stand in memory that the texts keep. */
  readonly json: string;
  readonly texts: PackedTexts<ArrayBuffer>;
}

interface PlainStored {
  readonly hash: string;
  readonly digest: PlainDigest;
}

/** Packs digests; `more` is plain data that goes with them. */
export function packDigests(stored: readonly StoredDigest[], more: unknown = null): PackedDigests {
  const plain = stored.map(({ hash, digest }): PlainStored => ({ hash, digest: plainOf(digest) }));
  const digests = stored.map(({ digest }) => digest);
  return { json: JSON.stringify([more, plain]), texts: packTexts(digests, ArrayBuffer) };
}

/** Unpacks digests. Their texts are views of the packed ones. */
export function unpackDigests({ json, texts }: PackedDigests): {
  stored: readonly StoredDigest[];
  more: unknown;
} {
  const [more, plain] = JSON.parse(json) as [unknown, readonly PlainStored[]];
  const compared = unpackTexts(texts);
  const stored = plain.map(({ hash, digest }, i): StoredDigest => ({
    hash,
    digest: { ...digest, ...(compared[i] as ComparedText) },
  }));
  return { stored, more };
}
