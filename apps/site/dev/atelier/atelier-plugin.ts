import type { ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from "vite";
import { emitPage } from "@vitrine/generator/emit-page";
import { emitSite } from "@vitrine/generator/emit-site";
import type { PageModel } from "@vitrine/generator/page-model";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { withState } from "@vitrine/vite-ssg/vite-plugin";
import type { SiteDev } from "../site-dev.ts";
import type * as AtelierModule from "../../src/atelier.tsx";
import { type AtelierSources, makeReport } from "./make-report.ts";
import { makeSheet } from "./make-sheet.ts";
import { measurePage } from "./measure-page.ts";

/** Where the development server shows the state of all pages. */
export const ATELIER_ROUTE = "/__vitrine";

/** Shows all pages, their problems and their likeness in development; a build knows nothing of it. */
export function atelier(dev: SiteDev, scripts: ScriptAddresses): Plugin {
  const sources = async (): Promise<AtelierSources> => ({
    ...(await dev.atelier()),
    contentDir: dev.contentDir,
  });
  return {
    name: "vitrine:atelier",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      server.middlewares.use(ATELIER_ROUTE, async (request, response, next) => {
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        try {
          const path = decodeURI((request.url ?? "/").replace(/[?#].*$/, ""));
          if (path === "/measures") return await sendMeasures(ssr, await sources(), response);
          const [, route] = /^\/page(\/.*)$/.exec(path) ?? [];
          const state = dev.state();
          const html = await pageAt(path, route, ssr, await sources(), scripts);
          if (html === undefined) return next();
          await sendPage(server, response, withState(html, state));
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

const loadAtelier = (ssr: RunnableDevEnvironment) =>
  ssr.runner.import("/src/atelier.tsx") as Promise<typeof AtelierModule>;

async function pageAt(
  path: string,
  route: string | undefined,
  ssr: RunnableDevEnvironment,
  sources: AtelierSources,
  scripts: ScriptAddresses,
): Promise<string | undefined> {
  const { renderReport, renderSheet } = await loadAtelier(ssr);
  if (path === "/") return renderReport(makeReport(sources), scripts);
  const sheet = route === undefined ? undefined : makeSheet(route, sources);
  return sheet && renderSheet(sheet, scripts);
}

async function sendPage(server: ViteDevServer, response: ServerResponse, html: string): Promise<void> {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(await server.transformIndexHtml(ATELIER_ROUTE, html));
}

/** Sends what each page weighs, a line of JSON at a time: the first measuring of thousands takes a while. */
async function sendMeasures(
  ssr: RunnableDevEnvironment,
  sources: AtelierSources,
  response: ServerResponse,
): Promise<void> {
  const { renderAsBuilt } = await loadAtelier(ssr);
  const { site } = sources.plan.site;
  response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
  for (const page of sources.pages) {
    if (response.destroyed) break;
    const measure = await measured(page, site, renderAsBuilt);
    response.write(`${JSON.stringify({ route: page.route, ...measure })}\n`);
  }
  response.end();
}

type Measure = ReturnType<typeof measurePage>;
type RenderAsBuilt = typeof AtelierModule.renderAsBuilt;

const measures = new Map<
  string,
  { readonly of: string; readonly render: RenderAsBuilt; readonly measure: Measure }
>();

/** Measures a page once, as long as it, what all pages share and the templates stay the same. */
function measured(page: PageModel, site: SiteModel, render: RenderAsBuilt): Measure {
  const of = emitPage(page) + emitSite(site);
  const last = measures.get(page.route);
  if (last?.of === of && last.render === render) return last.measure;
  const measure = measurePage(render(page, site));
  measures.set(page.route, { of, render, measure });
  return measure;
}
