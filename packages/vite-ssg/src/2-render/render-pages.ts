import { runInWorkers } from "@vitrine/generator/worker-pool";
import { inBatches } from "@vitrine/generator/in-batches";
import { batchRenderer } from "./render-batch.ts";
import type { BatchResult, PageJob, RenderedPage, RenderFailure, WorkerInput } from "./page-job.ts";

/** Pages in one message to a worker: enough that messages cost nothing, few enough to share evenly. */
const BATCH = 64;
/** Batches that wait at a worker from the start: whoever asked for them may be busy for half a second. */
const AHEAD = 16;

export interface RenderOptions {
  readonly workers?: number | undefined;
  /**
   * Up to so many pages are rendered in this thread, sooner than a worker has started; none, unless said otherwise. It
   * can't forget a template bundle: for a process that ends with its build.
   */
  readonly here?: number;
  readonly signal?: AbortSignal | undefined;
  /** Told after each batch how many pages are done, of how many. */
  onProgress?(done: number, all: number): void;
}

/** What became of the pages. */
export interface Rendering {
  readonly pages: readonly RenderedPage[];
  readonly failures: readonly RenderFailure[];
}

/** Renders pages in worker threads, each page written as soon as it is rendered. */
export async function renderPages(
  jobs: readonly PageJob[],
  input: WorkerInput,
  { workers, here = 0, signal, onProgress }: RenderOptions = {},
): Promise<Rendering> {
  const pages: RenderedPage[] = [];
  const failures: RenderFailure[] = [];
  const answered = (answer: BatchResult) => {
    pages.push(...answer.pages);
    failures.push(...answer.failures);
    onProgress?.(pages.length + failures.length, jobs.length);
  };
  if (jobs.length > 0 && jobs.length <= here) answered((await batchRenderer(input))(JSON.stringify(jobs)));
  else {
    const { maker } = input;
    const workerData: WorkerInput = {
      ...input,
      // No function goes to another thread.
      maker: maker && { module: maker.module, input: maker.input },
    };
    await runInWorkers<readonly PageJob[], BatchResult>(
      new URL("./render-worker.ts", import.meta.url),
      inBatches(jobs, BATCH),
      { workerData, workers, ahead: AHEAD, signal, messageOf: JSON.stringify },
      answered,
    );
  }
  return { pages, failures: failures.sort((a, b) => (a.route < b.route ? -1 : 1)) };
}
