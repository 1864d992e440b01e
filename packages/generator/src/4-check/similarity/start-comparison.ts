import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { PageSource } from "../../inspect/page-source.ts";
import type { PlanOptions } from "../../plan.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { shortHash } from "../../files/short-hash.ts";
import { cached } from "../../store/memo.ts";
import type { Store } from "../../store/open-store.ts";
import { runInWorkers } from "../../worker-pool.ts";
import { checkDoorways } from "./check-doorways.ts";
import type { CompareWorkerInput } from "./compare-worker.ts";
import { compareTexts, limitsOf, type Similarities } from "./compare-texts.ts";

/** The most pages whose comparison takes less time than the start of a thread. */
const MAX_WITHOUT_THREAD = 300;

/**
 * Starts to compare the texts of local pages in another thread, since many pages take a second. The store has
 * the result for unchanged texts. Resolves to reports of pages that are too alike; to none with `allowStale`.
 */
export function startComparison(
  inputs: PlanInputs,
  sources: readonly PageSource[],
  { cacheDir, signal, allowStale = false }: PlanOptions,
): Promise<Diagnostic[]> {
  if (allowStale) return Promise.resolve([]);
  const { store, base, code } = inputs;
  const limits = limitsOf(base.content.site?.data);
  const compared = comparedSources(sources);
  const paths = compared.map(({ path }) => path);
  const hashes = compared.map(({ path, hash }) => `${path}\0${hash}`);
  const key = shortHash([code, JSON.stringify(limits), ...hashes].join("\0"));
  const comparison = cached(store, "comparison", key, () =>
    compareBeside(store, paths, { cacheDir, limits }, signal),
  );
  const reported = comparison.then((found) => checkDoorways(inputs, paths, found, limits));
  // The plan awaits this promise later; ignoring the rejection here prevents Node from exiting.
  reported.catch(() => undefined);
  return reported;
}

/** Gives the sources to compare; the last one if several are about one commune. */
function comparedSources(sources: readonly PageSource[]): readonly PageSource[] {
  const byCommune = new Map(sources.map((source) => [source.outline?.insee, source]));
  byCommune.delete(undefined);
  return [...byCommune.values()];
}

async function compareBeside(
  store: Store,
  paths: readonly string[],
  input: CompareWorkerInput,
  signal: AbortSignal | undefined,
): Promise<Similarities> {
  // Other threads can't read a store in memory.
  if (paths.length <= MAX_WITHOUT_THREAD || store.location() === null)
    return compareTexts(store, paths, input.limits);
  let compared: Similarities | undefined;
  await runInWorkers<readonly string[], Similarities>(
    new URL("./compare-worker.ts", import.meta.url),
    [paths],
    { workerData: input, signal },
    (answer) => (compared = answer),
  );
  return compared as Similarities;
}
