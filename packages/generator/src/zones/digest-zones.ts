import { inBatches } from "../in-batches.ts";
import { runInWorkers } from "../worker-pool.ts";
import type { DigestWorkerInput } from "./digest-worker.ts";
import { type PackedDigests, type StoredDigest, unpackDigests } from "./packed-digests.ts";

/** Files in one message to a worker. */
const BATCH = 64;
/** Up to so many files are digested sooner than a worker has loaded what it needs. */
const FEW = 300;

export interface DigestOptions extends DigestWorkerInput {
  /** Digests a file in this thread. */
  digest(path: string): StoredDigest;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told how many files are done. */
  onProgress?(done: number): void;
}

/** Digests local pages, by path: a few in this thread, many in worker threads. */
export async function digestZones(
  paths: readonly string[],
  { digest, world, dictionaryDir, workers, signal, onProgress }: DigestOptions,
): Promise<ReadonlyMap<string, StoredDigest>> {
  if (paths.length <= FEW) return new Map(paths.map((path) => [path, digest(path)]));
  const digests = new Map<string, StoredDigest>();
  await runInWorkers<readonly string[], PackedDigests>(
    new URL("./digest-worker.ts", import.meta.url),
    inBatches(paths, BATCH),
    { workerData: { world, dictionaryDir } satisfies DigestWorkerInput, workers, signal },
    (packed) => {
      for (const stored of unpackDigests(packed).stored) digests.set(stored.digest.path, stored);
      onProgress?.(digests.size);
    },
  );
  return digests;
}
