// A thread that renders pages: a batch of jobs in, a `Rendering` out.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { isStoreDamage } from "@vitrine/generator/open-store";
import { shortHash } from "@vitrine/generator/short-hash";
import type { PageJob, RenderedPage, RenderFailure, Rendering, WorkerInput } from "./page-job.ts";
import { pageRenderer } from "./page-renderer.ts";

const { site, scripts, maker, ...bundle } = workerData as WorkerInput;
const render = await pageRenderer(bundle);
const { pageMaker } = (await import(maker.module)) as { pageMaker(input: unknown): (file: string) => string };
const makeModule = pageMaker(maker.input);

parentPort?.on("message", (jobs: readonly PageJob[]) => parentPort?.postMessage(renderBatch(jobs)));

function renderBatch(jobs: readonly PageJob[]): Rendering {
  const pages: RenderedPage[] = [];
  const failures: RenderFailure[] = [];
  for (const job of jobs) {
    try {
      pages.push(renderJob(job));
    } catch (error) {
      // A full or read-only disk, or a damaged store, fails the run and not one page.
      if ((error instanceof Error && "syscall" in error) || isStoreDamage(error)) throw error;
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push({ route: job.route, message });
    }
  }
  return { pages, failures };
}

function renderJob(job: PageJob): RenderedPage {
  const { path, output, module, content, sourceKey, renderedKey, writtenKey } = job;
  // A cold build has no modules on disk: an exception for each would cost as much as writing it.
  const last = existsSync(module) ? readFileSync(module, "utf8") : undefined;
  const text = "text" in content ? content.text : (ifWritten(last, writtenKey) ?? makeModule(content.file));
  if (text !== last) write(module, text);
  const key = shortHash(text);
  const rendered = key !== renderedKey;
  if (rendered) write(output, render(text, { site, scripts }));
  return { path, key, sourceKey, rendered };
}

/** A module's text if it has this hash: an author may have edited the file. */
const ifWritten = (text: string | undefined, key: string | undefined) =>
  text !== undefined && key !== undefined && shortHash(text) === key ? text : undefined;

const folders = new Set<string>();

function write(file: string, text: string): void {
  const folder = dirname(file);
  // Making a folder that exists takes nearly as long as writing the page.
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, text);
}
