import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

export interface PoolOptions<Job> {
  /** What every worker is given when it starts. */
  readonly workerData: unknown;
  /** How many run side by side; as many as there are processors, unless said otherwise. */
  readonly workers?: number | undefined;
  /** Ends all workers at once; the run then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Makes a job's message, when its turn comes; the job itself, unless said otherwise. */
  messageOf?(job: Job): unknown;
}

/**
 * Runs jobs in worker threads. A worker answers each message with one, and gets its next job when it has answered;
 * jobs are taken from the list only then. `answered` is told in whatever order answers come.
 */
export async function runInWorkers<Job, Answer>(
  script: URL,
  jobs: readonly Job[],
  { workerData, workers = availableParallelism(), signal, messageOf = (job) => job }: PoolOptions<Job>,
  answered: (answer: Answer, job: Job) => void,
): Promise<void> {
  let next = 0;
  const runOne = async () => {
    const worker = new Worker(script, { workerData });
    const stop = () => void worker.terminate();
    signal?.addEventListener("abort", stop);
    try {
      while (next < jobs.length) {
        signal?.throwIfAborted();
        const job = jobs[next++] as Job;
        answered(await ask<Answer>(worker, messageOf(job)), job);
      }
    } catch (error) {
      // One that fails ends the run: the others take no more jobs.
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

function ask<Answer>(worker: Worker, message: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off("message", answered).off("error", failed).off("exit", left);
      act();
    };
    const answered = (answer: Answer) => settle(() => resolve(answer));
    const failed = (error: Error) => settle(() => reject(error));
    const left = (code: number) => settle(() => reject(new Error(`A worker ended with code ${code}.`)));
    worker.once("message", answered).once("error", failed).once("exit", left);
    worker.postMessage(message);
  });
}
