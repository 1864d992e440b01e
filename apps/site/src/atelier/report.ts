import type { DevProblem } from "@vitrine/vite-ssg/vite-plugin";

/** What the atelier shows of all pages. */
export interface AtelierReport {
  readonly pages: readonly PageRow[];
  /** Problems of files that make no page, or none yet. */
  readonly elsewhere: readonly FileProblems[];
  readonly similarity: SimilarityReport;
  readonly coverage: CoverageReport | undefined;
  /** How many local pages the table leaves out: those past the first 500 that nobody has opened. */
  readonly unlisted: number;
}

/** One page in the table. */
export interface PageRow {
  readonly route: string;
  readonly title: string;
  readonly kind: PageKind;
  /** The local page's département: "92 Hauts-de-Seine". */
  readonly department: string | undefined;
  readonly errors: number;
  readonly warnings: number;
  readonly nearest: Nearest | undefined;
}

export type PageKind = "Page locale" | "Département" | "Secteur" | "Page de sections" | "Page légale";

export interface Nearest {
  readonly route: string;
  /** How much of both is the same, 0 to 1. */
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
  /** Local pages in the order of their INSEE codes. */
  readonly pages: readonly { readonly route: string; readonly name: string; readonly own: number }[];
  /** Pairs that have something in common, by their indexes, the most similar first. */
  readonly pairs: readonly { readonly pages: readonly [number, number]; readonly similarity: number }[];
  /** Above this, two pages are too much the same. */
  readonly limit: number;
}

export interface CoverageReport {
  /** Rows from north to south; null where the map has no place. */
  readonly rows: readonly (readonly (CoverageTile | null)[])[];
}

export interface CoverageTile {
  readonly insee: string;
  readonly name: string;
  /** Undefined for a place that has no page yet. */
  readonly route: string | undefined;
}

/** All that the atelier knows of one page. */
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

/** What a page weighs, measured after the table is shown. */
export interface PageMeasure {
  readonly route: string;
  /** Words of its main part. */
  readonly words: number;
  /** Bytes of its HTML, compressed. */
  readonly bytes: number;
}
