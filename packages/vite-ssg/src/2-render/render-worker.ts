// Renders pages in a thread of its own: a batch of jobs as JSON in, what became of each out.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, type ComponentType } from "react";
import { parentPort, workerData } from "node:worker_threads";
import type { PageModule, RenderPage } from "../renderer/create-renderer.ts";
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

const { serverDir, imports, site, scripts, maker } = workerData as WorkerInput;
const load = <Exports>(file: string) => import(pathToFileURL(file).href) as Promise<Exports>;

const { render } = await load<{ render: RenderPage }>(join(serverDir, "render.js"));
const components = new Map<string, Readonly<Record<string, ComponentType>>>();
for (const [specifier, file] of Object.entries(imports)) components.set(specifier, await load(file));
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
  const html = render(pageOf(route, data), { site, scripts });
  write(output, html);
  return { route, key, rendered: true };
}

function made(job: unknown): PageData {
  if (makePage === undefined) throw new Error("No module says how pages are made.");
  return makePage(job);
}

function pageOf(route: string, { head, from, component, props }: PageData): PageModule {
  const exported = components.get(from);
  if (exported === undefined) throw new Error(`"${from}" is not among the imports that pages may have.`);
  const shown = exported[component];
  if (shown === undefined) throw new Error(`"${from}" has no component "${component}".`);
  return { route, head, default: () => createElement(shown, props) };
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
