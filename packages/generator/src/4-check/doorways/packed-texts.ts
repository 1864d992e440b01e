import type { ComparedText } from "./compare-zones.ts";

/** Texts behind one another, each followed by its signature: for another thread. */
export interface PackedTexts<Memory extends ArrayBufferLike = ArrayBufferLike> {
  readonly numbers: Uint32Array<Memory>;
  /** How many numbers each text has, and each signature. */
  readonly texts: Float64Array;
  readonly signatures: Float64Array;
}

/** Packs texts into memory of a kind: an `ArrayBuffer` to be given away, or a `SharedArrayBuffer`. */
export function packTexts<Memory extends ArrayBufferLike>(
  compared: readonly ComparedText[],
  memory: new (bytes: number) => Memory,
): PackedTexts<Memory> {
  const texts = Float64Array.from(compared, ({ text }) => text.length);
  const signatures = Float64Array.from(compared, ({ signature }) => signature?.length ?? 0);
  const sum = (lengths: Float64Array) => lengths.reduce((total, length) => total + length, 0);
  const count = sum(texts) + sum(signatures);
  const numbers = new Uint32Array(new memory(count * Uint32Array.BYTES_PER_ELEMENT));
  let at = 0;
  for (const { text, signature } of compared) {
    numbers.set(text, at);
    at += text.length;
    if (signature === undefined) continue;
    numbers.set(signature, at);
    at += signature.length;
  }
  return { numbers, texts, signatures };
}

/** The texts again, as views of the numbers. */
export function unpackTexts({ numbers, texts, signatures }: PackedTexts): ComparedText[] {
  let at = 0;
  const take = (length: number) => numbers.subarray(at, (at += length));
  return Array.from(texts, (length, page) => {
    const text = take(length);
    const signature = take(signatures[page] as number);
    return { text, signature: signature.length === 0 ? undefined : signature };
  });
}
