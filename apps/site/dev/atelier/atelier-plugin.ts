import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment } from "vite";
import { emitPage } from "@vitrine/generator/emit-page";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { withState } from "@vitrine/vite-ssg/vite-plugin";
import type * as AtelierModule from "../../src/atelier.tsx";
import type * as DesignModule from "../../src/design.tsx";
import type { DevContent, SiteDev } from "../dev-pages.ts";
import { makeReport, makeSheet } from "./make-report.ts";

/** Route of the atelier on the development server. */
const ATELIER_ROUTE = "/__vitrine";
/** Route of the design system, within the atelier's. */
export const DESIGN_ROUTE = "/__vitrine/design";

/**
 * Shows all pages, their problems and their similarity in development, and the design system. A build includes
 * neither.
 */
export function atelier(dev: SiteDev, scripts: ScriptAddresses): Plugin {
  const answer = atelierAnswers(dev, scripts);
  return {
    name: "vitrine:atelier",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      server.middlewares.use(ATELIER_ROUTE, async (request, response, next) => {
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        try {
          const path = decodeURI((request.url ?? "/").replace(/[?#].*$/, ""));
          const found = await answer(path, ssr);
          if (found === undefined) return next();
          const isData = typeof found !== "string";
          response.writeHead(200, {
            "content-type": `${isData ? "application/json" : "text/html"}; charset=utf-8`,
            "cache-control": "no-store",
          });
          response.end(
            isData ? JSON.stringify(found) : await server.transformIndexHtml(ATELIER_ROUTE, found),
          );
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

/**
 * Gives the function that answers a path under the atelier's route with the current code: an HTML document, or
 * the pages' measures. An unknown path gives undefined.
 */
function atelierAnswers(dev: SiteDev, scripts: ScriptAddresses) {
  const measures = pageMeasures();
  return async (path: string, { runner }: RunnableDevEnvironment) => {
    const [, example = "/"] = /^\/design(\/.+)?$/.exec(path) ?? [];
    if (path === "/design" || example !== "/") {
      const { renderDesign } = (await runner.import("/src/design.tsx")) as typeof DesignModule;
      return renderDesign(DESIGN_ROUTE, example, scripts);
    }
    const state = dev.state();
    const page = (await runner.import("/src/atelier.tsx")) as typeof AtelierModule;
    const sources = { ...(await dev.atelier()), contentDir: dev.contentDir };
    if (path === "/measures") return measures(sources, page.renderAsBuilt);
    const html =
      path === "/"
        ? page.renderReport(makeReport(sources), scripts)
        : page.renderSheet(makeSheet(path.replace(/^\/page(?=\/)/, ""), sources), scripts);
    return html && withState(html, state);
  };
}

/**
 * Measures all pages, by route. A measure is cached by its module's text, until the site's data or a template
 * changes. The first time takes half a minute for hundreds of pages, so other requests go in between.
 */
function pageMeasures() {
  const known = new Map<string, PageMeasure>();
  let last: readonly unknown[] = [];
  return async ({ plan: { site }, pages }: DevContent, render: typeof AtelierModule.renderAsBuilt) => {
    const shared = [JSON.stringify(site.site), render];
    if (shared.some((part, i) => part !== last[i])) known.clear();
    last = shared;
    const measures: Record<string, PageMeasure> = {};
    for (const page of pages) {
      const text = emitPage(page);
      const measure = known.get(text) ?? (await measurePage(render(text, site.site)));
      known.set(text, measure);
      measures[page.route] = measure;
    }
    return measures;
  };
}

export interface PageMeasure {
  /** Words of the page's main part. */
  readonly words: number;
  /** Bytes of the whole document in brotli. */
  readonly bytes: number;
}

const compress = promisify(brotliCompress);
/** The quality of servers that compress on the fly; the highest takes ten times as long for 3 % less. */
const QUALITY = 9;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

async function measurePage(html: string): Promise<PageMeasure> {
  const [main = ""] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  const text = main.replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  const { length: bytes } = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { words: text.match(WORD)?.length ?? 0, bytes };
}
