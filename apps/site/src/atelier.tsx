import type { SiteModel } from "@vitrine/schema/site-model";
import * as templates from "@vitrine/ui/templates";
import { readModule } from "@vitrine/vite-ssg/read-module";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import type { AtelierReport, PageSheet } from "../dev/atelier/make-report.ts";
import { AtelierPage } from "./atelier/atelier-page.tsx";
import { PageSheetView } from "./atelier/page-sheet.tsx";
import { devDocument } from "./dev-document.ts";
import { islands } from "./islands.ts";
import { render } from "./render.tsx";

/** Renders the atelier as a document, like the site's pages. */
export const renderReport = (report: AtelierReport, scripts: ScriptAddresses): string =>
  devDocument("L’atelier", <AtelierPage report={report} />, scripts);

/** Renders a page's sheet as a document. An unknown page gives undefined. */
export const renderSheet = (sheet: PageSheet | undefined, scripts: ScriptAddresses): string | undefined =>
  sheet && devDocument(`${sheet.route}, dans l’atelier`, <PageSheetView sheet={sheet} />, scripts);

/** Addresses of the same length as a build's, which have eight characters of hash. */
const BUILT: ScriptAddresses = {
  page: "/assets/page-00000000.js",
  islands: Object.fromEntries(Object.keys(islands).map((name) => [name, `/assets/${name}-00000000.js`])),
};

const imports = new Map([["@vitrine/ui/templates", templates]]);

/** Renders a page's module as a build would, except for the hashes in its addresses. */
export const renderAsBuilt = (module: string, site: SiteModel): string =>
  render(readModule(module, imports), { site, scripts: BUILT });
