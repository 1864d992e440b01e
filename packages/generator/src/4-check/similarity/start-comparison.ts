import type { PageSource } from "../../inspect/page-source.ts";
import { once } from "../../once.ts";
import type { PlanOptions } from "../../plan.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { shortHash } from "../../store/short-hash.ts";
import { readMemoJson, writeMemo } from "../../store/memo.ts";
import type { Store } from "../../store/open-store.ts";
import { runInWorkers } from "../../worker-pool.ts";
import { compareStored } from "./compare-stored.ts";
import type { CompareWorkerInput } from "./compare-worker.ts";
import { type Similarities, type DoorwayLimits, limitsOf } from "./compare-texts.ts";
import { comparedSources } from "./local-pages.ts";

/** The most pages whose comparison takes less time than the start of a thread. */
const FEW = 300;

/** A running comparison of local pages' texts. */
export interface Comparison {
  /** Paths of the compared pages. */
  readonly paths: readonly string[];
  readonly limits: DoorwayLimits;
  /** Gives the result. Starts the comparison if it is not running yet. */
  end(): Promise<Similarities>;
}

/**
 * Starts to compare the texts of local pages in another thread, since many pages take a second. The store has
 * the result for unchanged texts.
 */
export function startComparison(
  { store, base, code }: PlanInputs,
  sources: readonly PageSource[],
  { cacheDir, signal, allowStale = false }: PlanOptions,
): Comparison {
  const limits = limitsOf(base.content.site?.data);
  const compared = comparedSources(sources);
  const paths = compared.map(({ path }) => path);
  const hashes = compared.map(({ path, hash }) => `${path}\0${hash}`);
  const key = shortHash([code, JSON.stringify(limits), ...hashes].join("\0"));
  const end = once(async () => {
    const last = readMemoJson(store, MEMO, key);
    if (last !== undefined) return unpacked(last);
    const { pairs, own } = await compareBeside(store, paths, { cacheDir, limits }, signal);
    writeMemo(store, MEMO, key, JSON.stringify({ pairs, own: [...own] }));
    return { pairs, own };
  });
  // Callers of `end` handle this error later; ignoring it here prevents Node from exiting.
  if (!allowStale) end().catch(() => undefined);
  return { paths, limits, end };
}

const MEMO = "comparison";

async function compareBeside(
  store: Store,
  paths: readonly string[],
  input: CompareWorkerInput,
  signal: AbortSignal | undefined,
): Promise<Similarities> {
  // Other threads can't read a store in memory.
  if (paths.length <= FEW || store.location() === null) return compareStored(store, paths, input.limits);
  let compared: Similarities | undefined;
  await runInWorkers<readonly string[], Similarities>(
    new URL("./compare-worker.ts", import.meta.url),
    [paths],
    { workerData: input, signal },
    (answer) => (compared = answer),
  );
  return compared as Similarities;
}

function unpacked(memo: unknown): Similarities {
  const { pairs, own } = memo as Pick<Similarities, "pairs"> & { own: [number, number][] };
  return { pairs, own: new Map(own) };
}
