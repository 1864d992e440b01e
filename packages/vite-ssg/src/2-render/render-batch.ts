import { isStoreDamage } from "@vitrine/generator/open-store";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
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

/** Loads the template bundle, and gives the function that renders a batch of jobs, as JSON, and writes the pages. */
export async function batchRenderer({
  site,
  scripts,
  maker,
  ...bundle
}: WorkerInput): Promise<(batch: string) => BatchResult> {
  const render = await pageRenderer(bundle);
  const pageMaker = maker && (maker.pageMaker ?? (await pageMakerOf(maker.module)));
  const makePage = pageMaker?.(maker?.input as never) as MakePage | undefined;
  const write = pageWriter();

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

  return (batch) => {
    const pages: RenderedPage[] = [];
    const failures: RenderFailure[] = [];
    for (const job of JSON.parse(batch) as PageJob[]) {
      try {
        pages.push(renderJob(job));
      } catch (error) {
        // A disk that is full or read-only fails the run, not a page; so does a store that is damaged.
        if ((error instanceof Error && "syscall" in error) || isStoreDamage(error)) throw error;
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        failures.push({ route: job.route, message });
      }
    }
    return { pages, failures };
  };
}

function pageWriter(): (file: string, html: string) => void {
  const folders = new Set<string>();
  return (file, html) => {
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, html);
  };
}

/** The module that makes pages is no part of the bundle, and is loaded only where there is something to make. */
async function pageMakerOf(address: string) {
  const { pageMaker } = (await import(address)) as { pageMaker(input: unknown): MakePage };
  return pageMaker;
}
