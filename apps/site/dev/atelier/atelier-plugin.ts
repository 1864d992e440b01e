import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { emitPage } from "@vitrine/generator/emit-page";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { withState } from "@vitrine/vite-ssg/vite-plugin";
import type * as AtelierModule from "../../src/atelier.tsx";
import { devRoute, sendHtml } from "../dev-route.ts";
import type { SiteDev } from "../site-dev.ts";
import { type AtelierSources, makeReport } from "./make-report.ts";
import { makeSheet } from "./make-sheet.ts";
import { measurePage } from "./measure-page.ts";

/** Route of the atelier on the development server. */
export const ATELIER_ROUTE = "/__vitrine";

/** Shows all pages, their problems and their similarity in development. A build does not include it. */
export function atelier(dev: SiteDev, scripts: ScriptAddresses): Plugin {
  const measured = measuring();
  return {
    name: "vitrine:atelier",
    apply: "serve",
    configureServer: (server) =>
      devRoute(server, ATELIER_ROUTE, async (path, { runner }, response) => {
        const state = dev.state();
        const page = (await runner.import("/src/atelier.tsx")) as typeof AtelierModule;
        const sources = { ...(await dev.atelier()), contentDir: dev.contentDir };
        if (path === "/measures") return await sendMeasures(page.renderAsBuilt, measured, sources, response);
        const html = documentAt(path, page, sources, scripts);
        if (html === undefined) return false;
        return sendHtml(response, await server.transformIndexHtml(ATELIER_ROUTE, withState(html, state)));
      }),
  };
}

function documentAt(
  path: string,
  { renderReport, renderSheet }: typeof AtelierModule,
  sources: AtelierSources,
  scripts: ScriptAddresses,
): string | undefined {
  if (path === "/") return renderReport(makeReport(sources), scripts);
  const [, route] = /^\/page(\/.*)$/.exec(path) ?? [];
  const sheet = route === undefined ? undefined : makeSheet(route, sources);
  return sheet && renderSheet(sheet, scripts);
}

type Measure = ReturnType<typeof measurePage>;
type RenderAsBuilt = typeof AtelierModule.renderAsBuilt;

/**
 * Streams each page's weight as a line of JSON, because the first measuring of thousands of pages takes
 * minutes.
 */
async function sendMeasures(
  render: RenderAsBuilt,
  measured: ReturnType<typeof measuring>,
  { plan, pages }: AtelierSources,
  response: ServerResponse,
): Promise<true> {
  const { site } = plan.site;
  const siteText = JSON.stringify(site);
  response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
  for (const page of pages) {
    if (response.destroyed) break;
    const text = emitPage(page);
    const measure = await measured(page.route, [text, siteText, render], () => render(text, site));
    response.write(`${JSON.stringify({ route: page.route, ...measure })}\n`);
  }
  response.end();
  return true;
}

/** Caches a page's measure until one of its inputs changes. */
function measuring() {
  const measures = new Map<string, { readonly of: readonly unknown[]; readonly measure: Measure }>();
  return (route: string, of: readonly unknown[], render: () => string): Measure => {
    const last = measures.get(route);
    if (last?.of.every((part, i) => part === of[i])) return last.measure;
    const measure = measurePage(render());
    measures.set(route, { of, measure });
    return measure;
  };
}
