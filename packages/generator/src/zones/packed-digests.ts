import type { PlainDigest, ZoneDigest } from "./zone-digest.ts";

/** A digest, and the hash of the file that it was made of. */
export interface StoredDigest {
  readonly hash: string;
  readonly digest: ZoneDigest;
}

/** Digests in one stretch of bytes, for another thread or another run. */
export type PackedDigests = Uint8Array<ArrayBuffer>;

/** Numbers in the head: the length of the JSON in bytes. */
const HEAD = 1;

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
  const json = Buffer.from(JSON.stringify([more, plain]));
  const count = plain.reduce((sum, { text, signature }) => sum + text + signature, 0);
  const start = HEAD + Math.ceil(json.length / 4);
  const packed = new Uint32Array(start + count);
  const bytes = new Uint8Array(packed.buffer);
  bytes.set(json, HEAD * 4);
  let at = start;
  for (const { digest } of stored) {
    packed.set(digest.text, at);
    at += digest.text.length;
    if (digest.signature === undefined) continue;
    packed.set(digest.signature, at);
    at += digest.signature.length;
  }
  packed[0] = json.length;
  return bytes;
}

/** Unpacks digests. They are views of the bytes, which begin at a multiple of four. */
export function unpackDigests(bytes: PackedDigests): { stored: readonly StoredDigest[]; more: unknown } {
  const packed = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const [length = 0] = packed;
  const start = HEAD + Math.ceil(length / 4);
  const json = Buffer.from(bytes.buffer, bytes.byteOffset + HEAD * 4, length).toString("utf8");
  const [more, plain] = JSON.parse(json) as [unknown, readonly PlainStored[]];
  let at = start;
  const stored = plain.map(({ hash, digest, text, signature }): StoredDigest => {
    const numbers = packed.subarray(at, at + text);
    const signed = signature === 0 ? undefined : packed.subarray(at + text, at + text + signature);
    at += text + signature;
    return { hash, digest: { ...digest, text: numbers, signature: signed } };
  });
  return { stored, more };
}
