import { on } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

export interface PoolOptions {
  /** Data for every worker at its start. */
  readonly workerData: unknown;
  /** Number of workers; one per processor if undefined. */
  readonly workers?: number | undefined;
  /** Ends all workers at once; the run then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs jobs in worker threads. A worker answers its messages in order, and always has one more job queued.
 * Otherwise jobs stay in the list until a worker is free. `answered` is called in the order of the answers.
 * Rejects with a worker's error.
 */
export async function runInWorkers<Job, Answer>(
  script: URL,
  jobs: readonly Job[],
  { workerData, workers = availableParallelism(), signal }: PoolOptions,
  answered: (answer: Answer) => void,
): Promise<void> {
  let next = 0;
  const takeJob = () => (next < jobs.length ? (jobs[next++] as Job) : undefined);
  const runOne = async () => {
    signal?.throwIfAborted();
    const worker = new Worker(script, { workerData });
    const stop = () => void worker.terminate();
    signal?.addEventListener("abort", stop);
    try {
      await processJobs<Job, Answer>(worker, takeJob, answered);
    } catch (error) {
      // A failed worker ends the run, so the others get no more jobs.
      next = jobs.length;
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
      await worker.terminate();
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: Math.min(workers, jobs.length) }, runOne));
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}

/** Gives a worker jobs until `takeJob` has no more. */
async function processJobs<Job, Answer>(
  worker: Worker,
  takeJob: () => Job | undefined,
  answered: (answer: Answer) => void,
): Promise<void> {
  let open = 0;
  const give = () => {
    const job = takeJob();
    if (job === undefined) return;
    open++;
    worker.postMessage(job);
  };
  let exitCode: number | undefined;
  worker.once("exit", (code) => (exitCode = code));
  give();
  give();
  if (open === 0) return;
  for await (const [answer] of on(worker, "message", { close: ["exit"] })) {
    answered(answer as Answer);
    open--;
    give();
    if (open === 0) return;
  }
  throw new Error(`A worker ended with code ${exitCode}.`);
}

/** Splits a list into lists of at most `size` items. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
