// Renders pages in a thread of its own: a batch of jobs as JSON in, what became of each out.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { dataKey } from "../4-publish/page-key.ts";
import type {
  BatchResult,
  MakePage,
  PageData,
  PageJob,
  RenderedPage,
  RenderFailure,
  WorkerInput,
} from "./page-job.ts";
import { pageRenderer } from "./page-renderer.ts";

const { site, scripts, maker, ...bundle } = workerData as WorkerInput;
const render = await pageRenderer(bundle);
const makePage = maker && (await pageMakerOf(maker.module))(maker.input);

parentPort?.on("message", (batch: string) => {
  const pages: RenderedPage[] = [];
  const failures: RenderFailure[] = [];
  for (const job of JSON.parse(batch) as PageJob[]) {
    try {
      pages.push(renderJob(job));
    } catch (error) {
      // A disk that is full or read-only fails the run, not a page.
      if (error instanceof Error && "syscall" in error) throw error;
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push({ route: job.route, message });
    }
  }
  parentPort?.postMessage({ pages, failures } satisfies BatchResult);
});

function renderJob({ route, output, content, renderedKey }: PageJob): RenderedPage {
  const data = "data" in content ? content.data : made(content.job);
  const key = dataKey(data);
  if (key === renderedKey) return { route, key, rendered: false };
  write(output, render(route, data, { site, scripts }));
  return { route, key, rendered: true };
}

function made(job: unknown): PageData {
  if (makePage === undefined) throw new Error("No module says how pages are made.");
  return makePage(job);
}

const folders = new Set<string>();

function write(file: string, html: string): void {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, html);
}

/** The module that makes pages is no part of the bundle, and is loaded only where there is something to make. */
async function pageMakerOf(address: string) {
  const { pageMaker } = (await import(address)) as { pageMaker(input: unknown): MakePage };
  return pageMaker;
}
