import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment } from "vite";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { withState } from "@vitrine/vite-ssg/vite-plugin";
import type * as AtelierModule from "../../src/atelier.tsx";
import type * as DesignModule from "../../src/design.tsx";
import type { SiteDev } from "../dev-pages.ts";
import { makeReport, makeSheet } from "./make-report.ts";

/** Route of the atelier on the development server. */
const ATELIER_ROUTE = "/__vitrine";
/** Route of the design system, within the atelier's. */
export const DESIGN_ROUTE = "/__vitrine/design";

/** Shows all pages with their problems in development, and the design system. A build includes neither. */
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
          response.writeHead(200, {
            "content-type": "text/html; charset=utf-8",
            "cache-control": "no-store",
          });
          response.end(await server.transformIndexHtml(ATELIER_ROUTE, found));
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

/**
 * Gives the function that answers a path under the atelier's route with an HTML document, made by the current
 * code. An unknown path gives undefined.
 */
function atelierAnswers(dev: SiteDev, scripts: ScriptAddresses) {
  return async (path: string, { runner }: RunnableDevEnvironment) => {
    const [, example = "/"] = /^\/design(\/.+)?$/.exec(path) ?? [];
    if (path === "/design" || example !== "/") {
      const { renderDesign } = (await runner.import("/src/design.tsx")) as typeof DesignModule;
      return renderDesign(DESIGN_ROUTE, example, scripts);
    }
    const state = dev.state();
    const page = (await runner.import("/src/atelier.tsx")) as typeof AtelierModule;
    const sources = { ...(await dev.atelier()), contentDir: dev.contentDir };
    const html =
      path === "/"
        ? page.renderReport(makeReport(sources), scripts)
        : page.renderSheet(makeSheet(path.replace(/^\/page(?=\/)/, ""), sources), scripts);
    return html && withState(html, state);
  };
}
