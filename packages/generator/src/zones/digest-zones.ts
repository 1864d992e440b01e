import { inBatches } from "../in-batches.ts";
import { runInWorkers } from "../worker-pool.ts";
import type { DigestWorkerInput } from "./digest-worker.ts";
import { type DraftPlace, openDrafts } from "./draft-file.ts";
import { type PackedDigests, type StoredDigest, unpackDigests } from "./packed-digests.ts";

/** Files in one message to a worker. */
const BATCH = 64;
/** Up to so many files are digested sooner than a worker has loaded what it needs. */
const FEW = 300;

export interface DigestOptions extends Omit<DigestWorkerInput, "drafts"> {
  /** Folder where texts wait for their pages to be rendered; undefined where none are. */
  readonly draftsDir?: string | undefined;
  /** Digests a file in this thread. */
  digest(path: string): StoredDigest;
  /** What must have come before a file is digested. */
  readonly ready: Promise<unknown>;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told how many files are done. */
  onProgress?(done: number): void;
}

/** The digests of local pages, by path, and where their texts wait. */
export interface DigestedZones {
  readonly digests: ReadonlyMap<string, StoredDigest>;
  readonly drafts: ReadonlyMap<string, DraftPlace>;
}

/** Digests local pages: a few in this thread, many in worker threads. */
export async function digestZones(
  paths: readonly string[],
  { digest, world, cacheDir, code, draftsDir, ready, workers, signal, onProgress }: DigestOptions,
): Promise<DigestedZones> {
  const drafts = new Map<string, DraftPlace>();
  if (paths.length <= FEW) {
    await ready;
    return { digests: new Map(paths.map((path) => [path, digest(path)])), drafts };
  }
  const digests = new Map<string, StoredDigest>();
  const input: DigestWorkerInput = {
    world,
    cacheDir,
    code,
    drafts: draftsDir === undefined ? undefined : openDrafts(draftsDir),
  };
  await runInWorkers<readonly string[], PackedDigests>(
    new URL("./digest-worker.ts", import.meta.url),
    inBatches(paths, BATCH),
    { workerData: input, ready, workers, signal },
    (packed) => {
      const { stored, more } = unpackDigests(packed);
      const places = more as readonly (DraftPlace | null)[] | null;
      for (const [i, one] of stored.entries()) {
        digests.set(one.digest.path, one);
        const place = places?.[i];
        if (place) drafts.set(one.digest.path, place);
      }
      onProgress?.(digests.size);
    },
  );
  return { digests, drafts };
}
