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
  /** The texts with their signatures, one behind the other. */
  readonly numbers: Uint32Array<ArrayBuffer>;
}

interface PlainStored {
  readonly hash: string;
  readonly digest: PlainDigest;
  /** How many numbers its text has, and its signature. */
  readonly text: number;
  readonly signature: number;
}

/** Packs digests; `more` is plain data that goes with them. */
export function packDigests(stored: readonly StoredDigest[], more: unknown = null): PackedDigests {
  const plain = stored.map(({ hash, digest: { text, signature, ...digest } }): PlainStored => ({
    hash,
    digest,
    text: text.length,
    signature: signature?.length ?? 0,
  }));
  const count = plain.reduce((sum, { text, signature }) => sum + text + signature, 0);
  const numbers = new Uint32Array(count);
  let at = 0;
  for (const { digest } of stored) {
    numbers.set(digest.text, at);
    at += digest.text.length;
    if (digest.signature === undefined) continue;
    numbers.set(digest.signature, at);
    at += digest.signature.length;
  }
  return { json: JSON.stringify([more, plain]), numbers };
}

/** Unpacks digests. Their texts are views of the numbers. */
export function unpackDigests({ json, numbers: all }: PackedDigests): {
  stored: readonly StoredDigest[];
  more: unknown;
} {
  const [more, plain] = JSON.parse(json) as [unknown, readonly PlainStored[]];
  let at = 0;
  const stored = plain.map(({ hash, digest, text, signature }): StoredDigest => {
    const numbers = all.subarray(at, at + text);
    const signed = signature === 0 ? undefined : all.subarray(at + text, at + text + signature);
    at += text + signature;
    return { hash, digest: { ...digest, text: numbers, signature: signed } };
  });
  return { stored, more };
}
