import { runInWorkers } from "../../worker-pool.ts";
import type { ComparedText, ComparedTexts } from "./compare-zones.ts";

/** Texts behind one another, each followed by its signature, for two threads at once. */
export interface SharedTexts {
  readonly numbers: Uint32Array<SharedArrayBuffer>;
  /** How many numbers each text has, and each signature. */
  readonly texts: Float64Array;
  readonly signatures: Float64Array;
}

/** What comparing gives, as columns: they cross from thread to thread as they are. */
export interface ComparedColumns {
  /** Two numbers a pair. */
  readonly pages: Uint32Array<ArrayBuffer>;
  readonly similarity: Float64Array<ArrayBuffer>;
  readonly own: Float64Array<ArrayBuffer>;
}

/** Compares texts in a thread of their own: with very many of them, it takes as long as the rules of the whole set. */
export async function compareBeside(
  compared: readonly ComparedText[],
  signal: AbortSignal | undefined,
): Promise<ComparedTexts> {
  let columns: ComparedColumns | undefined;
  await runInWorkers<SharedTexts, ComparedColumns>(
    new URL("./compare-worker.ts", import.meta.url),
    [shareTexts(compared)],
    { workerData: null, signal },
    (answer) => (columns = answer),
  );
  const { pages, similarity, own } = columns as ComparedColumns;
  const pairs = Array.from(similarity, (value, n) => ({
    pages: [pages[n * 2] as number, pages[n * 2 + 1] as number] as const,
    similarity: value,
  }));
  return { pairs, own };
}

function shareTexts(compared: readonly ComparedText[]): SharedTexts {
  const texts = Float64Array.from(compared, ({ text }) => text.length);
  const signatures = Float64Array.from(compared, ({ signature }) => signature?.length ?? 0);
  const count = [...texts, ...signatures].reduce((sum, length) => sum + length, 0);
  const numbers = new Uint32Array(new SharedArrayBuffer(count * Uint32Array.BYTES_PER_ELEMENT));
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
export function sharedTexts({ numbers, texts, signatures }: SharedTexts): ComparedText[] {
  let at = 0;
  const take = (length: number) => numbers.subarray(at, (at += length));
  return Array.from(texts, (length, page) => {
    const text = take(length);
    const signature = take(signatures[page] as number);
    return { text, signature: signature.length === 0 ? undefined : signature };
  });
}
