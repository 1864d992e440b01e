import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { BatchResult, PageJob, RenderFailure, WorkerInput } from "./page-job.ts";

/** Pages in one message to a worker: enough that messages cost nothing, few enough to share evenly. */
const BATCH = 64;
/** Imported modules are never given back, so a worker ends after as many pages and a fresh one follows. */
const PAGES_A_WORKER = 4000;

export interface RenderOptions {
  readonly workers?: number;
  /** Told after each batch how many pages are done. */
  onProgress?(done: number): void;
}

/** Renders pages in worker threads, each page written as soon as it is rendered. Returns those that failed. */
export async function renderPages(
  jobs: readonly PageJob[],
  input: WorkerInput,
  { workers = availableParallelism(), onProgress }: RenderOptions = {},
): Promise<RenderFailure[]> {
  const batches = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, i) =>
    jobs.slice(i * BATCH, (i + 1) * BATCH),
  );
  const failures: RenderFailure[] = [];
  let next = 0;
  let done = 0;
  const runOne = async () => {
    while (next < batches.length) {
      const worker = new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: input });
      try {
        for (let rendered = 0; rendered < PAGES_A_WORKER && next < batches.length;) {
          const batch = batches[next++] as readonly PageJob[];
          failures.push(...(await ask(worker, batch)));
          rendered += batch.length;
          onProgress?.((done += batch.length));
        }
      } finally {
        await worker.terminate();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, runOne));
  return failures.sort((a, b) => (a.route < b.route ? -1 : 1));
}

function ask(worker: Worker, batch: readonly PageJob[]): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off("message", answered).off("error", failed).off("exit", left);
      act();
    };
    const answered = (result: BatchResult) => settle(() => resolve(result));
    const failed = (error: Error) => settle(() => reject(error));
    const left = (code: number) =>
      settle(() => reject(new Error(`A render worker ended with code ${code}.`)));
    worker.once("message", answered).once("error", failed).once("exit", left);
    worker.postMessage(JSON.stringify(batch));
  });
}
