import type { PageJob, WorkerInput } from "./page-job.ts";
import { type Rendering, renderPages, type RenderOptions } from "./render-pages.ts";

/**
 * Renders pages, and once threads are at it asks whether all is right, which may take its time. If not, they are stopped
 * and nothing counts as rendered.
 */
export async function renderIfRight(
  jobs: readonly PageJob[],
  input: WorkerInput,
  isRight: () => Promise<boolean> = async () => true,
  render: RenderOptions = {},
): Promise<Rendering & { readonly isRight: boolean }> {
  const refusal = new AbortController();
  const signal = AbortSignal.any([refusal.signal, ...(render.signal ? [render.signal] : [])]);
  const rendering = renderPages(jobs, input, { ...render, signal });
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
