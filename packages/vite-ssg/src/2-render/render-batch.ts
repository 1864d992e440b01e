import { isStoreDamage } from "@vitrine/generator/open-store";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { moduleKey } from "../4-publish/page-key.ts";
import type {
  BatchResult,
  MakeModule,
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
  const makeModule = pageMaker?.(maker?.input as never) as MakeModule | undefined;
  const write = fileWriter();

  function renderJob({ route, output, module, content, renderedKey }: PageJob): RenderedPage {
    const last = readIfThere(module);
    const text =
      "text" in content ? content.text : isWritten(last, content.written) ? last : made(content.job);
    if (text !== last) write(module, text);
    const key = moduleKey(text);
    if (key === renderedKey) return { route, key, rendered: false };
    write(output, render(text, { site, scripts }));
    return { route, key, rendered: true };
  }

  function made(job: unknown): string {
    if (makeModule === undefined) throw new Error("No module says how pages are made.");
    return makeModule(job);
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

/** Whether a module's file has the text with a key: somebody may have changed it. */
const isWritten = (text: string | undefined, key: string | undefined): text is string =>
  text !== undefined && key !== undefined && moduleKey(text) === key;

/** Most modules of a cold build are not there yet: an error for each would take as long as writing it. */
const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

function fileWriter(): (file: string, text: string) => void {
  const folders = new Set<string>();
  return (file, text) => {
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, text);
  };
}

/** The module that makes pages is no part of the bundle, and is loaded only where there is something to make. */
async function pageMakerOf(address: string) {
  const { pageMaker } = (await import(address)) as { pageMaker(input: unknown): MakeModule };
  return pageMaker;
}
