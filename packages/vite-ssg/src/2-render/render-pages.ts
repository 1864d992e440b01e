import { inBatches, runInWorkers } from "@vitrine/generator/worker-pool";
import type { PageJob, RenderedPage, RenderFailure, Rendering, WorkerInput } from "./page-job.ts";

/** Pages in one message to a worker: enough to make messages cheap, few enough to share the work evenly. */
const BATCH = 64;

export interface RenderOptions {
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Reports after each batch the number of finished pages, and of all pages. */
  onProgress?(done: number, all: number): void;
}

/** Renders pages in worker threads, which write each page as soon as it is rendered. */
export async function renderPages(
  jobs: readonly PageJob[],
  input: WorkerInput,
  { workers, signal, onProgress }: RenderOptions = {},
): Promise<Rendering> {
  const pages: RenderedPage[] = [];
  const failures: RenderFailure[] = [];
  await runInWorkers<readonly PageJob[], Rendering>(
    new URL("./render-worker.ts", import.meta.url),
    inBatches(jobs, BATCH),
    { workerData: input, workers, signal },
    (answer) => {
      pages.push(...answer.pages);
      failures.push(...answer.failures);
      onProgress?.(pages.length + failures.length, jobs.length);
    },
  );
  return { pages, failures: failures.sort((a, b) => (a.route < b.route ? -1 : 1)) };
}
