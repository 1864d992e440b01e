import type { Plugin } from "vite";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import type * as DesignModule from "../src/design.tsx";
import { devRoute, send } from "./dev-route.ts";

/** Route of the design system on the development server. */
export const DESIGN_ROUTE = "/__vitrine/design";

/** Shows the design tokens and every component's examples in development. A build does not include it. */
export function designPage(scripts: ScriptAddresses): Plugin {
  return {
    name: "vitrine:design-page",
    apply: "serve",
    configureServer: (server) =>
      devRoute(server, DESIGN_ROUTE, async (path, { runner }, response) => {
        const { renderDesign } = (await runner.import("/src/design.tsx")) as typeof DesignModule;
        const html = renderDesign(DESIGN_ROUTE, path, scripts);
        if (html === undefined) return false;
        // The frames reload with the page, so they need no connection to the server.
        return send(response, path === "/" ? await server.transformIndexHtml(DESIGN_ROUTE, html) : html);
      }),
  };
}
