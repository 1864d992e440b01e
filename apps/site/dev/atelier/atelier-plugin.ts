import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";
import { emitPage } from "@vitrine/generator/emit-page";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { withState } from "@vitrine/vite-ssg/vite-plugin";
import type * as AtelierModule from "../../src/atelier.tsx";
import { devRoute, send } from "../dev-route.ts";
import type { DevContent, SiteDev } from "../dev-pages.ts";
import { makeReport, makeSheet } from "./make-report.ts";

/** Route of the atelier on the development server. */
export const ATELIER_ROUTE = "/__vitrine";

/** Shows all pages, their problems and their similarity in development. A build does not include it. */
export function atelier(dev: SiteDev, scripts: ScriptAddresses): Plugin {
  const measures = pageMeasures();
  return {
    name: "vitrine:atelier",
    apply: "serve",
    configureServer: (server) =>
      devRoute(server, ATELIER_ROUTE, async (path, { runner }, response) => {
        const state = dev.state();
        const page = (await runner.import("/src/atelier.tsx")) as typeof AtelierModule;
        const sources = { ...(await dev.atelier()), contentDir: dev.contentDir };
        if (path === "/measures") {
          const found = JSON.stringify(await measures(sources, page.renderAsBuilt));
          return send(response, found, "application/json");
        }
        const html =
          path === "/"
            ? page.renderReport(makeReport(sources), scripts)
            : page.renderSheet(makeSheet(path.replace(/^\/page(?=\/)/, ""), sources), scripts);
        if (html === undefined) return false;
        return send(response, await server.transformIndexHtml(ATELIER_ROUTE, withState(html, state)));
      }),
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
