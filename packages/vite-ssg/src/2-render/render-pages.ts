import { runInWorkers } from "@vitrine/generator/worker-pool";
import { inBatches } from "@vitrine/generator/in-batches";
import type { PageJob, RenderedPage, RenderFailure, Rendering, WorkerInput } from "./page-job.ts";

/** Pages in one message to a worker: enough that messages cost nothing, few enough to share evenly. */
const BATCH = 64;
/** Batches that wait at a worker from the start: whoever asked for them may be busy for half a second. */
const AHEAD = 16;

export interface RenderOptions {
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told after each batch how many pages are done, of how many. */
  onProgress?(done: number, all: number): void;
}

/** Renders pages in worker threads, each page written as soon as it is rendered. */
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
    { workerData: input, workers, ahead: AHEAD, signal, messageOf: JSON.stringify },
    (answer) => {
      pages.push(...answer.pages);
      failures.push(...answer.failures);
      onProgress?.(pages.length + failures.length, jobs.length);
    },
  );
  return { pages, failures: failures.sort((a, b) => (a.route < b.route ? -1 : 1)) };
}

/**
 * Renders pages, and once threads are at it asks whether all is right, which may take its time. If not, they are stopped
 * and nothing counts as rendered.
 */
export async function renderIfRight(
  jobs: readonly PageJob[],
  input: WorkerInput,
  isRight: () => Promise<boolean>,
  options: RenderOptions = {},
): Promise<Rendering & { readonly isRight: boolean }> {
  const refusal = new AbortController();
  const signal = AbortSignal.any([refusal.signal, ...(options.signal ? [options.signal] : [])]);
  const rendering = renderPages(jobs, input, { ...options, signal });
  // It may fail while nobody waits for it yet.
  const ended = rendering.catch(() => undefined);
  let right = false;
  try {
    right = await isRight();
  } finally {
    if (!right) {
      refusal.abort();
      await ended;
    }
  }
  return right ? { ...(await rendering), isRight: true } : { pages: [], failures: [], isRight: false };
}
