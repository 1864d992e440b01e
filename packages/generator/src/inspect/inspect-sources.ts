import { inBatches } from "../in-batches.ts";
import type { ContentFiles } from "../1-load/content-files.ts";
import type { Store } from "../store/open-store.ts";
import {
  forgetAllSources,
  forgetSources,
  type PackedRow,
  packRow,
  readSources,
  StoredSource,
  type InspectedSource,
  writeSources,
} from "../store/source-rows.ts";
import { runInWorkers } from "../worker-pool.ts";
import type { InspectWorkerInput } from "./inspect-worker.ts";

/** Files in one message to a worker. */
const BATCH = 64;
/** Up to so many files are inspected sooner than a worker has loaded what it needs. */
const FEW = 300;

export interface InspectOptions extends InspectWorkerInput {
  readonly store: Store;
  readonly files: ContentFiles;
  /** Hash of the context. */
  readonly contextKey: string;
  /** Inspects a file in this thread. */
  inspect(path: string): InspectedSource;
  /** What must have ended before a file is inspected. */
  readonly ready: Promise<unknown>;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told, before they are, that many files have to be inspected. */
  onMany?: (() => void) | undefined;
  /** Told how many files are done. */
  onProgress?(done: number): void;
}

/** The sources of local pages, in the order of their paths: files whose hash is new are inspected, the rest is remembered. */
export async function inspectSources(
  paths: readonly string[],
  options: InspectOptions,
): Promise<readonly StoredSource[]> {
  const { store, files, context, contextKey: key, contentDir, cacheDir, ready, workers, signal } = options;
  const sources = readSources(store, key);
  const changed = paths.filter((path) => {
    const hash = files.hashOf(path);
    return hash === undefined || sources.get(path)?.hash !== hash;
  });
  const isThere = new Set(paths);
  const gone = [...sources.keys()].filter((path) => !isThere.has(path));
  if (sources.size === 0) forgetAllSources(store);
  else forgetSources(store, gone);
  let done = paths.length - changed.length;
  const remember = (rows: readonly PackedRow[]) => {
    writeSources(store, key, rows);
    for (const { columns } of rows) sources.set(columns[0], new StoredSource(columns));
    options.onProgress?.((done += rows.length));
  };
  if (changed.length > FEW) options.onMany?.();
  await ready;
  if (changed.length <= FEW) remember(changed.map((path) => packRow(options.inspect(path))));
  else
    await runInWorkers<readonly string[], readonly PackedRow[]>(
      new URL("./inspect-worker.ts", import.meta.url),
      inBatches(changed, BATCH),
      { workerData: { contentDir, cacheDir, context } satisfies InspectWorkerInput, workers, signal },
      remember,
    );
  return paths.map((path) => sources.get(path) as StoredSource);
}

/** What the store has of these files, in the order of their paths, in whatever context it was said: old, if need be. */
export function knownSources(store: Store, paths: readonly string[]): readonly StoredSource[] {
  const sources = readSources(store);
  return paths.flatMap((path) => sources.get(path) ?? []);
}
