import type { DevProblem } from "@vitrine/vite-ssg/vite-plugin";

/** The atelier's report on all pages. */
export interface AtelierReport {
  readonly pages: readonly PageRow[];
  /** Problems of files that make no page, or none yet. */
  readonly elsewhere: readonly FileProblems[];
  readonly similarity: SimilarityReport;
  readonly coverage: CoverageReport | undefined;
  /** Number of local pages that the table leaves out: pages past the first 500 that were never opened. */
  readonly unlisted: number;
}

/** A page's row in the table. */
export interface PageRow {
  readonly route: string;
  readonly title: string;
  readonly kind: PageKind;
  /** Département of a local page: "92 Hauts-de-Seine". */
  readonly department: string | undefined;
  readonly errors: number;
  readonly warnings: number;
  readonly nearest: Nearest | undefined;
}

export type PageKind = "Page locale" | "Département" | "Secteur" | "Page de sections" | "Page légale";

export interface Nearest {
  readonly route: string;
  /** Share of text that both pages have, from 0 to 1. */
  readonly similarity: number;
}

export interface FileProblems {
  readonly file: string;
  readonly problems: readonly Problem[];
}

export interface Problem extends DevProblem {
  readonly severity: "error" | "warning";
}

export interface SimilarityReport {
  /** Local pages, sorted by INSEE code. */
  readonly pages: readonly { readonly route: string; readonly name: string; readonly own: number }[];
  /** Pairs with common text, by the indexes of their pages, the most similar first. */
  readonly pairs: readonly { readonly pages: readonly [number, number]; readonly similarity: number }[];
  /** Similarity above which two pages count as too alike. */
  readonly limit: number;
}

export interface CoverageReport {
  /** Rows from north to south; null marks a position without a place. */
  readonly rows: readonly (readonly (CoverageTile | null)[])[];
}

export interface CoverageTile {
  readonly insee: string;
  readonly name: string;
  /** Undefined for a place without a page yet. */
  readonly route: string | undefined;
}

/** All facts that the atelier has about one page. */
export interface PageSheet {
  readonly row: PageRow;
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly host: string;
    readonly image: string | undefined;
    readonly imageAlt: string | undefined;
    readonly isDrawnByBuild: boolean;
  };
  readonly problems: readonly Problem[];
  readonly sources: readonly { readonly file: string; readonly address: string; readonly gives: string }[];
  readonly facts: readonly { readonly name: string; readonly value: string; readonly label: string }[];
  readonly commune: string | undefined;
  readonly neighbours: readonly string[];
  readonly pictures: readonly string[];
}

/** A page's weight, measured after the table is shown. */
export interface PageMeasure {
  readonly route: string;
  /** Words of the page's main part. */
  readonly words: number;
  /** Bytes of the page's compressed HTML. */
  readonly bytes: number;
}
