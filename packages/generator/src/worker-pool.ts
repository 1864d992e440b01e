import { once } from "node:events";
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
 * Runs jobs in worker threads, each of which has one at a time. `answered` is called in the order of the answers.
 * Rejects with a worker's error.
 */
export async function runInWorkers<Job, Answer>(
  script: URL,
  jobs: readonly Job[],
  { workerData, workers = availableParallelism(), signal }: PoolOptions,
  answered: (answer: Answer) => void,
): Promise<void> {
  const waiting = [...jobs];
  const runOne = async () => {
    signal?.throwIfAborted();
    await using worker = new Worker(script, { workerData });
    const ended = once(worker, "exit").then(([code]) => {
      throw new Error(`A worker ended with code ${code}.`);
    });
    ended.catch(() => undefined);
    const give = () => {
      const job = waiting.shift();
      if (job !== undefined) worker.postMessage(job);
      return job !== undefined;
    };
    try {
      let isBusy = give();
      while (isBusy) {
        const [answer] = await Promise.race([once(worker, "message", { signal }), ended]);
        // The next job goes out first, so that the worker does not wait until the answer is handled.
        isBusy = give();
        answered(answer as Answer);
      }
    } catch (error) {
      // A failed worker ends the run, so the others get no more jobs.
      waiting.length = 0;
      signal?.throwIfAborted();
      throw error;
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: Math.min(workers, jobs.length) }, runOne));
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}

/** Splits a list into lists of at most `size` items. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
