const KB = 1024;

/** Kinds of page with a budget each: the templates, and the hand-made pages that stand out. */
export type PageKind =
  | "zone"
  | "sector"
  | "landing"
  | "sectors"
  | "zones"
  | "home"
  | "form"
  | "legal"
  | "404";

/** Limits of a page's downloads on a first visit, in bytes of brotli. */
export interface PageBudget {
  /** The document, with its styles and structured data. */
  readonly html: number;
  /** All downloads until the page is complete, on a screen 360 pixels wide with two device pixels to each. */
  readonly firstView: number;
  readonly fonts: number;
  /** Scripts that load without an act of the visitor, and their number of requests. */
  readonly script: number;
  readonly scriptRequests: number;
  /** All scripts once everything on the page has been used, with React. */
  readonly scriptUsed: number;
}

const page: PageBudget = {
  html: 14 * KB,
  firstView: 120 * KB,
  fonts: 45 * KB,
  script: 5.5 * KB,
  scriptRequests: 2,
  scriptUsed: 95 * KB,
};

/**
 * The budget of every page, which `tests/browser/weight.spec.ts` enforces and `npm run audit:pages` shows.
 * Most pages have the limits of a local page: a document of 14 KB, and hardly any script.
 */
export const budget: Readonly<Record<PageKind, PageBudget>> = {
  zone: page,
  sector: page,
  landing: page,
  zones: page,
  legal: page,
  "404": page,
  sectors: page,
  // The home page has twelve sections.
  home: { ...page, html: 16 * KB },
  // This page exists for its form, which wakes after the load and needs React, its own script and their
  // shared chunks.
  form: { ...page, script: 77.5 * KB, scriptRequests: 9 },
};

/**
 * Bytes that a server sends before the browser's first answer: ten segments of 1,460 bytes (RFC 6928). A
 * document that fits, with its headers, arrives one round trip sooner.
 */
export const firstFlight = 10 * 1460;
/** Kinds of page that don't fit. Their end comes a round trip later. */
export const beyondFirstFlight: readonly PageKind[] = ["home"];

/** Bytes of script for a visitor who uses everything on every page. */
export const allScript = 110 * KB;
/** Bytes of the finder's places, if one file holds them all. */
export const finderPlaces = 2 * KB;
