import { type DevTool, withState } from "@vitrine/vite-ssg/dev-server";
import type * as AtelierModule from "./atelier.tsx";
import type * as DesignModule from "../design/design.tsx";
import type { SiteDev } from "../site-dev.ts";
import { makeReport, makeSheet } from "./make-report.ts";

/** Route of the atelier on the development server. */
const ATELIER_ROUTE = "/__vitrine";

/** Shows all pages with their problems in development, and the design system. A build includes neither. */
export const atelierAt =
  (dev: SiteDev): DevTool =>
  async (route, runner, scripts) => {
    if (route !== ATELIER_ROUTE && !route.startsWith(`${ATELIER_ROUTE}/`)) return undefined;
    const path = decodeURI(route.slice(ATELIER_ROUTE.length));
    const design = /^\/design(\/.+)?$/.exec(path);
    if (design !== null) {
      const { renderDesign } = (await runner.import("/dev/design/design.tsx")) as typeof DesignModule;
      return renderDesign(design[1] ?? "/", scripts);
    }
    const state = dev.state();
    const page = (await runner.import("/dev/atelier/atelier.tsx")) as typeof AtelierModule;
    const sources = await dev.atelier();
    const html =
      path === ""
        ? page.renderReport(makeReport(sources), scripts)
        : page.renderSheet(makeSheet(path.replace(/^\/page(?=\/)/, ""), sources), scripts);
    return html && withState(html, state);
  };
