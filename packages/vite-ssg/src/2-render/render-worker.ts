import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, type ComponentType } from "react";
import { parentPort, workerData } from "node:worker_threads";
import type { PageModule, RenderPage } from "../renderer/create-renderer.ts";
import { hookPageModules } from "./page-module-hooks.ts";
import type { BatchResult, LoadedSite, PageJob, WorkerInput } from "./page-job.ts";

const { serverDir, imports, siteModule, scripts } = workerData as WorkerInput;
hookPageModules(imports);

const { render } = (await import(pathToFileURL(join(serverDir, "render.js")).href)) as { render: RenderPage };
const { site } = (await import(pathToFileURL(siteModule).href)) as LoadedSite;

parentPort?.on("message", async (batch: string) => {
  const failures = [];
  for (const job of JSON.parse(batch) as PageJob[]) {
    const { route, output } = job;
    try {
      const page = await pageOf(job);
      const html = render(page, { site, scripts });
      mkdirSync(dirname(output), { recursive: true });
      writeFileSync(output, html);
    } catch (error) {
      failures.push({
        route,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  }
  parentPort?.postMessage(failures satisfies BatchResult);
});

async function pageOf({ route, module, data }: PageJob): Promise<PageModule> {
  if (data === undefined) return (await import(pathToFileURL(module).href)) as PageModule;
  const { head, from, component, props } = data;
  const file = imports[from];
  if (file === undefined) throw new Error(`"${from}" is not among the imports that page modules may have.`);
  const shown = ((await import(pathToFileURL(file).href)) as Record<string, ComponentType>)[component];
  if (shown === undefined) throw new Error(`"${from}" has no component "${component}".`);
  return { route, head, default: () => createElement(shown, props) };
}
