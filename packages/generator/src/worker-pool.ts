import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

export interface PoolOptions<Job> {
  /** What every worker is given when it starts. */
  readonly workerData: unknown;
  /** How many run side by side; as many as there are processors, unless said otherwise. */
  readonly workers?: number | undefined;
  /** What must have come before the first job: workers load what they need meanwhile. */
  readonly ready?: Promise<unknown> | undefined;
  /** So many jobs wait at each worker from the start on, for a caller who is busy meanwhile; one, unless said otherwise. */
  readonly ahead?: number | undefined;
  /** Ends all workers at once; the run then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Makes a job's message, when its turn comes; the job itself, unless said otherwise. */
  messageOf?(job: Job): unknown;
}

/**
 * Runs jobs in worker threads. A worker answers each message with one, in their order, and has its next job at hand when
 * it answers; others are taken from the list only then. `answered` is told in whatever order answers come.
 */
export async function runInWorkers<Job, Answer>(
  script: URL,
  jobs: readonly Job[],
  {
    workerData,
    workers = availableParallelism(),
    ready,
    ahead = 1,
    signal,
    messageOf = (job) => job,
  }: PoolOptions<Job>,
  answered: (answer: Answer, job: Job) => void,
): Promise<void> {
  let next = 0;
  const takeJob = () => (next < jobs.length ? (jobs[next++] as Job) : undefined);
  const runOne = async () => {
    signal?.throwIfAborted();
    const worker = new Worker(script, { workerData });
    const stop = () => void worker.terminate();
    signal?.addEventListener("abort", stop);
    try {
      await workOff<Job, Answer>(worker, { ready, takeJob, messageOf, ahead }, answered);
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

interface JobSource<Job> {
  readonly ready: Promise<unknown> | undefined;
  /** The next job of the list; undefined at its end. */
  takeJob(): Job | undefined;
  messageOf(job: Job): unknown;
  readonly ahead: number;
}

/** Gives a worker jobs until there are none left. */
function workOff<Job, Answer>(
  worker: Worker,
  { ready, takeJob, messageOf, ahead }: JobSource<Job>,
  answered: (answer: Answer, job: Job) => void,
): Promise<void> {
  const given: Job[] = [];
  const giveUpTo = (count: number) => {
    while (given.length < count) {
      const job = takeJob();
      if (job === undefined) return;
      given.push(job);
      worker.postMessage(messageOf(job));
    }
  };
  return new Promise((resolve, reject) => {
    worker
      .on("error", reject)
      .on("exit", (code) => reject(new Error(`A worker ended with code ${code}.`)))
      .on("message", (answer: Answer) => {
        try {
          answered(answer, given.shift() as Job);
          giveUpTo(2);
          if (given.length === 0) resolve();
        } catch (error) {
          reject(error as Error);
        }
      });
    const begin = () => {
      giveUpTo(1 + ahead);
      if (given.length === 0) resolve();
    };
    // A caller may be busy from here on: what need not wait is given at once.
    if (ready === undefined) begin();
    else ready.then(begin, reject);
  });
}
