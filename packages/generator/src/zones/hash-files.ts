import type { ContentFolder, LoadedFile } from "../1-load/load-content.ts";
import { shortHash } from "../registry/file-hash.ts";
import { inBatches } from "../in-batches.ts";
import { runInWorkers } from "../worker-pool.ts";

/** Files in one message to a worker. */
const BATCH = 1000;
/** Up to so many files are hashed sooner than a worker has started. */
const FEW = 3000;

/** The hash of each file, by path; of a file that gives no bytes, why it gives none. */
export async function hashFiles(
  contentDir: string,
  folder: ContentFolder,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (paths.length <= FEW) return new Map(zip(paths, hashesOf(folder, paths)));
  const hashes = new Map<string, string>();
  await runInWorkers<readonly string[], readonly string[]>(
    new URL("./hash-worker.ts", import.meta.url),
    inBatches(paths, BATCH),
    { workerData: contentDir, signal },
    (answer, batch) => {
      for (const [path, hash] of zip(batch, answer)) hashes.set(path, hash);
    },
  );
  return hashes;
}

/** The hashes of files, one after the other. */
export function hashesOf(folder: ContentFolder, paths: readonly string[]): string[] {
  return paths.map((path) => {
    const bytes = folder.read(path);
    return typeof bytes === "string" ? bytes : shortHash(bytes);
  });
}

/** The hash of a file that was read; of one that gave no bytes none, so that it is always looked at again. */
export const hashOfLoaded = ({ bytes }: LoadedFile) => (bytes === undefined ? "" : shortHash(bytes));

const zip = (paths: readonly string[], hashes: readonly string[]) =>
  paths.map((path, i) => [path, hashes[i] ?? ""] as const);
