import type { PlanOptions } from "../plan.ts";
import type { PlanInputs } from "../plan-inputs.ts";
import {
  deleteAllSources,
  deleteSources,
  type PackedRow,
  packRow,
  readSources,
  writeSources,
} from "../store/source-rows.ts";
import { inBatches, runInWorkers } from "../worker-pool.ts";
import type { InspectWorkerInput } from "./inspect-worker.ts";
import { inspectZone } from "./inspect-zone.ts";
import type { PageSource } from "./page-source.ts";

/** Number of files in one message to a worker. */
const BATCH = 64;
/** The most files whose inspection takes less time than the start of a worker. */
const MAX_WITHOUT_THREAD = 300;

/**
 * Gives the sources of local pages, sorted by path. Files with a new hash are inspected; the store has all
 * others. With `allowStale`, no file is inspected, and stored sources may be old.
 */
export async function inspectSources(
  { store, files, code, context, contextKey: key, pageContext, base, zoneFiles, unpacked }: PlanInputs,
  { contentDir, cacheDir, workers, signal, allowStale = false, prepared, onMany, onProgress }: PlanOptions,
): Promise<readonly PageSource[]> {
  const paths = base.listed.zones;
  const sources = readSources(store, allowStale ? undefined : key);
  if (allowStale) return paths.flatMap((path) => sources.get(path) ?? []);
  const changed = paths.filter((path) => {
    const hash = files.hashOf(path);
    return hash === undefined || sources.get(path)?.hash !== hash;
  });
  const listed = new Set(paths);
  const gone = [...sources.keys()].filter((path) => !listed.has(path));
  if (sources.size === 0) deleteAllSources(store);
  else deleteSources(store, gone);
  let done = paths.length - changed.length;
  const storeRows = (rows: readonly PackedRow[]) => {
    writeSources(store, key, rows);
    for (const { source } of rows) sources.set(source.path, source);
    onProgress?.((done += rows.length), paths.length);
  };
  if (changed.length > MAX_WITHOUT_THREAD) onMany?.();
  await Promise.all([unpacked, prepared]);
  if (changed.length <= MAX_WITHOUT_THREAD)
    storeRows(changed.map((path) => packRow(inspectZone(zoneFiles.read(path), pageContext))));
  else {
    // Puts the communes into the store for all workers: each would read the package's files otherwise.
    pageContext.registry.placeWords();
    await runInWorkers<readonly string[], readonly PackedRow[]>(
      new URL("./inspect-worker.ts", import.meta.url),
      inBatches(changed, BATCH),
      { workerData: { contentDir, cacheDir, code, context } satisfies InspectWorkerInput, workers, signal },
      storeRows,
    );
  }
  const inspected = (path: string) => sources.get(path) as PageSource;
  files.storeHashes(changed.map((path) => [path, inspected(path).hash] as const));
  return paths.map(inspected);
}
