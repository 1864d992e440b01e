import { inBatches, runInWorkers } from "@vitrine/generator/worker-pool";
import type { PageJob, RenderedPage, RenderFailure, Rendering, WorkerInput } from "./page-job.ts";

/**
 * Pages in one message to a worker: enough that messages cost nothing, few enough to share the work evenly.
 */
const BATCH = 64;
/** Batches that queue at a worker from the start, because the main thread may be busy for half a second. */
const AHEAD = 16;

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
 * Renders pages, and calls `isRight` while the threads work, since that check may take long. If it gives
 * false, the threads stop and no page counts as rendered.
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
  // A rejection during the check has no other handler yet, and would end the process.
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
