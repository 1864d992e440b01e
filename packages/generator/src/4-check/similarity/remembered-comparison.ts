import { shortHash } from "../../store/file-hash.ts";
import { readMemoJson, writeMemo } from "../../store/memo.ts";
import type { Store } from "../../store/open-store.ts";
import { readSketches, readTexts } from "../../store/source-rows.ts";
import { runInWorkers } from "../../worker-pool.ts";
import type { CompareWorkerInput } from "./compare-worker.ts";
import { type ComparedTexts, compareTexts, type DoorwayLimits } from "./compare-zones.ts";

/** Comparing so few pages takes less time than starting a thread. */
const FEW = 300;

export interface ComparisonOptions {
  readonly store: Store;
  readonly cacheDir: string;
  readonly limits: DoorwayLimits;
  readonly signal: AbortSignal | undefined;
}

/**
 * Compares the texts of local pages, beside this thread, since very many take a second. The same texts, of which `key`
 * is the hash, are not compared again.
 */
export async function rememberedComparison(
  paths: readonly string[],
  key: string,
  { store, cacheDir, limits, signal }: ComparisonOptions,
): Promise<ComparedTexts> {
  const name = "comparison";
  const fullKey = shortHash(key + JSON.stringify(limits));
  const last = readMemoJson(store, name, fullKey);
  if (last !== undefined) return unpacked(last);
  let compared: ComparedTexts | undefined;
  // A store in memory is this thread's alone.
  if (paths.length <= FEW || store.location() === null) compared = compareStored(store, paths, limits);
  else
    await runInWorkers<readonly string[], ComparedTexts>(
      new URL("./compare-worker.ts", import.meta.url),
      [paths],
      { workerData: { cacheDir, limits } satisfies CompareWorkerInput, signal },
      (answer) => (compared = answer),
    );
  const { pairs, own } = compared as ComparedTexts;
  writeMemo(store, name, fullKey, JSON.stringify({ pairs, own: [...own] }));
  return { pairs, own };
}

/** Compares the texts that the store has of these files. */
export const compareStored = (store: Store, paths: readonly string[], limits: DoorwayLimits): ComparedTexts =>
  compareTexts(readSketches(store, paths), readTexts(store, paths), limits);

function unpacked(memo: unknown): ComparedTexts {
  const { pairs, own } = memo as Pick<ComparedTexts, "pairs"> & { own: [number, number][] };
  return { pairs, own: new Map(own) };
}
