import { createElement, type ReactElement } from "react";
import type { PageModel } from "@vitrine/generator/page-model";
import type { SiteModel } from "@vitrine/schema/site-model";
import { exampleSite } from "@vitrine/ui/example-site";
import { DepartmentPage, LegalPage, SectionsPage, SectorPage, ZonePage } from "@vitrine/ui/templates";
import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { AtelierPage } from "./atelier/atelier-page.tsx";
import { PageSheetView } from "./atelier/page-sheet.tsx";
import type { AtelierReport, PageSheet } from "./atelier/report.ts";
import { islands } from "./islands.ts";
import { render } from "./render.tsx";

/** The atelier as a document, rendered as the site's pages are. */
export const renderReport = (report: AtelierReport, scripts: ScriptAddresses): string =>
  documentOf("L’atelier", <AtelierPage report={report} />, scripts);

/** All that is known of one page, as a document. */
export const renderSheet = (sheet: PageSheet, scripts: ScriptAddresses): string =>
  documentOf(`${sheet.row.route}, dans l’atelier`, <PageSheetView sheet={sheet} />, scripts);

/** Addresses as long as a build's: eight characters of hash. */
const BUILT: ScriptAddresses = {
  page: "/assets/page-00000000.js",
  islands: Object.fromEntries(Object.keys(islands).map((name) => [name, `/assets/${name}-00000000.js`])),
};

const templates = { DepartmentPage, LegalPage, SectionsPage, SectorPage, ZonePage };

/** A page of the site as a build would write it, but for the hashes in its addresses. */
export function renderAsBuilt({ route, head, template, props }: PageModel, site: SiteModel): string {
  const element = createElement(templates[template] as React.ComponentType<typeof props>, props);
  return render({ route, head, default: () => element }, { site, scripts: BUILT });
}

function documentOf(title: string, element: ReactElement, scripts: ScriptAddresses): string {
  const head = {
    title,
    description: title,
    keywords: [],
    robots: "noindex, follow",
    openGraph: { type: "website" },
    jsonLd: [],
  } as const;
  return render({ route: "/", head, default: () => element }, { site: exampleSite, scripts });
}
