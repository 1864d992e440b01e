import { readMemoJson, writeMemo } from "../../store/memo.ts";
import type { Store } from "../../store/open-store.ts";
import { comparedAt } from "../../store/source-rows.ts";
import { runInWorkers } from "../../worker-pool.ts";
import { type ComparedTexts, compareTexts, type SimilarPair } from "./compare-zones.ts";

/** What comparing texts gave, as the store has it. */
interface StoredComparison {
  readonly pairs: readonly SimilarPair[];
  /** Numbers of 64 bits in base 64. */
  readonly own: string;
}

export interface ComparisonPlaces {
  readonly store: Store;
  readonly cacheDir: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Compares the texts of local pages, beside this thread, since very many take a second. The same texts, of which `key`
 * is the hash, are not compared again.
 */
export async function rememberedComparison(
  paths: readonly string[],
  key: string,
  { store, cacheDir, signal }: ComparisonPlaces,
): Promise<ComparedTexts> {
  const last = readMemoJson(store, "comparison", key) as StoredComparison | undefined;
  if (last !== undefined) {
    const { buffer, byteOffset, byteLength } = Buffer.from(last.own, "base64");
    return { pairs: last.pairs, own: new Float64Array(buffer.slice(byteOffset, byteOffset + byteLength)) };
  }
  let compared: ComparedTexts | undefined;
  // A store in memory is this thread's alone.
  if (store.location() === null) compared = compareTexts(comparedAt(store, paths));
  else
    await runInWorkers<readonly string[], ComparedTexts>(
      new URL("./compare-worker.ts", import.meta.url),
      [paths],
      { workerData: cacheDir, signal },
      (answer) => (compared = answer),
    );
  const { pairs, own } = compared as ComparedTexts;
  const bytes = Buffer.from(own.buffer as ArrayBuffer).toString("base64");
  writeMemo(store, "comparison", key, JSON.stringify({ pairs, own: bytes } satisfies StoredComparison));
  return { pairs, own };
}
