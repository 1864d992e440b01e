import type { SiteModel } from "@vitrine/schema/site-model";
import * as templates from "@vitrine/ui/templates";
import { readModule } from "@vitrine/vite-ssg/read-module";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { AtelierPage } from "./atelier/atelier-page.tsx";
import { PageSheetView } from "./atelier/page-sheet.tsx";
import type { AtelierReport, PageSheet } from "./atelier/report.ts";
import { devDocument } from "./dev-document.ts";
import { islands } from "./islands.ts";
import { render } from "./render.tsx";

/** The atelier as a document, rendered as the site's pages are. */
export const renderReport = (report: AtelierReport, scripts: ScriptAddresses): string =>
  devDocument("L’atelier", <AtelierPage report={report} />, scripts);

/** All that is known of one page, as a document. */
export const renderSheet = (sheet: PageSheet, scripts: ScriptAddresses): string =>
  devDocument(`${sheet.row.route}, dans l’atelier`, <PageSheetView sheet={sheet} />, scripts);

/** Addresses as long as a build's: eight characters of hash. */
const BUILT: ScriptAddresses = {
  page: "/assets/page-00000000.js",
  islands: Object.fromEntries(Object.keys(islands).map((name) => [name, `/assets/${name}-00000000.js`])),
};

const imports = new Map([["@vitrine/ui/templates", templates]]);

/** A page of the site, by its module's text, as a build would write it, but for the hashes in its addresses. */
export const renderAsBuilt = (module: string, site: SiteModel): string =>
  render(readModule(module, imports), { site, scripts: BUILT });
