import { isRunnableDevEnvironment, type Plugin } from "vite";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import type { renderDesign } from "../src/design.tsx";

/** Where the development server shows the design system. */
export const DESIGN_ROUTE = "/__vitrine/design";

/** Shows tokens and every example of a component in development; a build knows nothing of it. */
export function designPage(scripts: ScriptAddresses): Plugin {
  return {
    name: "vitrine:design-page",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      server.middlewares.use(DESIGN_ROUTE, async (request, response, next) => {
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        try {
          const design = (await ssr.runner.import("/src/design.tsx")) as {
            renderDesign: typeof renderDesign;
          };
          const path = (request.url ?? "/").replace(/[?#].*$/, "");
          const html = design.renderDesign(DESIGN_ROUTE, path, scripts);
          if (html === undefined) return next();
          response.writeHead(200, {
            "content-type": "text/html; charset=utf-8",
            "cache-control": "no-store",
          });
          // The frames reload with the page, so they need no connection of their own.
          response.end(path === "/" ? await server.transformIndexHtml(DESIGN_ROUTE, html) : html);
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}
