const KB = 1024;

/** What pages are made of, as far as their weight goes: the templates, and the hand-made pages that stand out. */
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

/** The most that a page may send to a first visitor, in bytes as brotli sends them. */
export interface PageBudget {
  /** The document, styles and structured data with it. */
  readonly html: number;
  /** Everything until the page is complete, on a screen 360 pixels wide with two device pixels to each. */
  readonly firstView: number;
  readonly fonts: number;
  /** Script that comes without any act of the visitor's, and in how many requests. */
  readonly script: number;
  readonly scriptRequests: number;
  /** All script once everything on the page has been used, React with it. */
  readonly scriptUsed: number;
}

const page: PageBudget = {
  html: 14 * KB,
  firstView: 120 * KB,
  fonts: 45 * KB,
  script: 5.25 * KB,
  scriptRequests: 2,
  scriptUsed: 95 * KB,
};

/**
 * The weight of every page (`tests/browser/weight.spec.ts` holds each to it, `npm run audit:pages` shows it). Most have
 * the limits of a local page: a document of 14 KB, and no script worth the name.
 */
export const budget: Readonly<Record<PageKind, PageBudget>> = {
  zone: page,
  sector: page,
  landing: page,
  zones: page,
  legal: page,
  "404": page,
  sectors: page,
  // Twelve sections.
  home: { ...page, html: 17 * KB },
  // The form is what its page is for, and wakes once it has loaded: React, the form's script and what they share.
  form: { ...page, script: 76 * KB, scriptRequests: 9 },
};

/**
 * What a server sends before it has heard from the browser again: ten segments of 1,460 bytes (RFC 6928). A document that fits
 * with its headers is there one round trip sooner.
 */
export const firstFlight = 10 * 1460;
/** The kinds of page that don't fit, since they answer a buyer's or the law's questions. Their foot comes a round trip later. */
export const beyondFirstFlight: readonly PageKind[] = [
  "home",
  "zone",
  "zones",
  "landing",
  "sectors",
  "form",
  "legal",
];

/** A visitor who uses everything on every page, in bytes of script. */
export const allScript = 106 * KB;
/** The file of the places that the finder knows, where one has them all. */
export const finderPlaces = 2 * KB;
