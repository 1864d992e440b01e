import type { ScriptAddresses } from "@vitrine/vite-ssg/create-renderer";
import type { AtelierReport, PageSheet } from "./make-report.ts";
import { AtelierPage } from "./atelier-page.tsx";
import { PageSheetView } from "./page-sheet.tsx";
import { devDocument } from "../dev-document.ts";

/** Renders the atelier as a document, like the site's pages. */
export const renderReport = (report: AtelierReport, scripts: ScriptAddresses): string =>
  devDocument("L’atelier", <AtelierPage report={report} />, scripts);

/** Renders a page's sheet as a document. An unknown page gives undefined. */
export const renderSheet = (sheet: PageSheet | undefined, scripts: ScriptAddresses): string | undefined =>
  sheet && devDocument(`${sheet.route}, dans l’atelier`, <PageSheetView sheet={sheet} />, scripts);
