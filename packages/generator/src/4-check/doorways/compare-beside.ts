import { runInWorkers } from "../../worker-pool.ts";
import type { ComparedText, ComparedTexts } from "./compare-zones.ts";
import { type PackedTexts, packTexts } from "./packed-texts.ts";

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
  await runInWorkers<PackedTexts, ComparedColumns>(
    new URL("./compare-worker.ts", import.meta.url),
    [packTexts(compared, SharedArrayBuffer)],
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
