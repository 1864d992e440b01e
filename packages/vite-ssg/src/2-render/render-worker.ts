import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { PageModule, RenderPage } from "../renderer/create-renderer.ts";
import { hookPageModules } from "./page-module-hooks.ts";
import type { BatchResult, LoadedSite, PageJob, WorkerInput } from "./page-job.ts";

const { serverDir, imports, siteModule, scripts } = workerData as WorkerInput;
hookPageModules(imports);

const { render } = (await import(pathToFileURL(join(serverDir, "render.js")).href)) as { render: RenderPage };
const { site } = (await import(pathToFileURL(siteModule).href)) as LoadedSite;

parentPort?.on("message", async (jobs: readonly PageJob[]) => {
  const failures = [];
  for (const { route, module, output } of jobs) {
    try {
      const page = (await import(pathToFileURL(module).href)) as PageModule;
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
