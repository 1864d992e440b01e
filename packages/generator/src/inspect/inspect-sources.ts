import type { PlanOptions } from "../plan.ts";
import type { PlanInputs } from "../plan-inputs.ts";
import { pick } from "../pick.ts";
import { deleteSources, type PackedRow, packRow, readSources, writeSources } from "../store/source-rows.ts";
import { inBatches, runInWorkers } from "../worker-pool.ts";
import type { InspectJob, InspectWorkerInput } from "./inspect-worker.ts";
import { inspectZone } from "./inspect-zone.ts";
import type { PageSource } from "./page-source.ts";

/** Number of files in one message to a worker. */
const BATCH = 64;
/** The most files whose inspection takes less time than the start of a worker. */
const MAX_WITHOUT_THREAD = 300;

/**
 * Gives the sources of local pages, sorted by path. Files with a new hash, or of another context, are inspected; the
 * store has all others. With `allowStale`, no file is inspected, and stored sources may be old.
 */
export async function inspectSources(
  inputs: PlanInputs,
  { contentDir, cacheDir, workers, signal, allowStale = false, prepared, onMany, onProgress }: PlanOptions,
): Promise<readonly PageSource[]> {
  const { store, files, code, context, contextKey, languageKey, pageContext, zoneFiles } = inputs;
  const paths = inputs.base.listed.zones;
  const stored = readSources(store);
  const sources = new Map(Array.from(stored, ([path, { source }]) => [path, source]));
  if (allowStale) return paths.flatMap((path) => sources.get(path) ?? []);
  const changed = paths.filter((path) => {
    const hash = files.hashOf(path);
    const row = stored.get(path);
    return hash === undefined || row?.context !== contextKey || row.source.hash !== hash;
  });
  const listed = new Set(paths);
  deleteSources(
    store,
    [...sources.keys()].filter((path) => !listed.has(path)),
  );
  /** Gives the findings of the rules of language in a file, if the rules and their words are the same as now. */
  const knownLanguage = (path: string) => {
    const row = stored.get(path);
    return row?.context.startsWith(languageKey) ? pick(row.source, "hash", "language") : undefined;
  };
  const jobs = changed.map((path): InspectJob => ({ path, known: knownLanguage(path) }));
  let done = paths.length - changed.length;
  const storeRows = (rows: readonly PackedRow[]) => {
    writeSources(store, contextKey, rows);
    for (const { source } of rows) sources.set(source.path, source);
    onProgress?.((done += rows.length), paths.length);
  };
  if (changed.length > MAX_WITHOUT_THREAD) onMany?.();
  await Promise.all([inputs.unpacked, prepared]);
  if (changed.length <= MAX_WITHOUT_THREAD)
    storeRows(jobs.map(({ path, known }) => packRow(inspectZone(zoneFiles.read(path), pageContext, known))));
  else {
    // Puts the communes into the store for all workers: each would read the package's files otherwise.
    pageContext.registry.placeWords();
    await runInWorkers<readonly InspectJob[], readonly PackedRow[]>(
      new URL("./inspect-worker.ts", import.meta.url),
      inBatches(jobs, BATCH),
      { workerData: { contentDir, cacheDir, code, context } satisfies InspectWorkerInput, workers, signal },
      storeRows,
    );
  }
  const inspected = (path: string) => sources.get(path) as PageSource;
  files.storeHashes(changed.map((path) => [path, inspected(path).hash] as const));
  return paths.map(inspected);
}
