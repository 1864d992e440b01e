import type { HoursLine } from "@vitrine/french/opening-hours";
import type { Branch, Premises } from "./content/site/business.ts";
import type { Site } from "./content/site.ts";
import type { Colours, Theme } from "./content/theme.ts";
import type { Trackers } from "./content/site/tracking.ts";
import type { ResolvedPicture } from "./content/picture.ts";
import type { JsonLdNode } from "./page-head.ts";
import type { PairFiles } from "./theme/typeface.ts";

/** A link to a page of the site. */
export interface PageLink {
  readonly name: string;
  readonly route: string;
}

/** A sector as menus and grids show it. */
export interface SectorLink extends PageLink {
  readonly summary: string;
  readonly picture?: ResolvedPicture | undefined;
}

/** The address of a drawing, and its size in pixels. */
export interface Drawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The look of the site, with its defaults. */
export interface ThemeModel {
  readonly colours: Colours;
  readonly shape: NonNullable<Theme["shape"]>;
  readonly fonts: PairFiles;
  /** The rules that give the colours, the radius and the typefaces to all stylesheets. */
  readonly css: string;
}

/** When a place is open, typeset: "Du mardi au vendredi", "de 10 h à 19 h". */
export interface OpeningModel {
  readonly week: readonly HoursLine[];
  /** Days off and other hours that are to come. */
  readonly exceptions: readonly HoursLine[];
  /** A word for visitors of the place. */
  readonly note?: string | undefined;
}

/** A branch as pages show it. */
export interface BranchModel extends Omit<Branch, keyof Premises> {
  readonly phone: string;
  readonly phoneLabel: string;
  /** When it is open, in a sentence; only if the site's contact says so of the head office. */
  readonly hours?: string | undefined;
  readonly opening: OpeningModel;
}

/** A branch as the calls of its local pages show it. */
export type PageContact = Pick<BranchModel, "name" | "phone" | "phoneLabel" | "hours">;

/** The resolved data that all pages share: names, addresses, menus, footer, the company's structured data. */
export interface SiteModel extends Pick<
  Site,
  | "name"
  | "url"
  | "description"
  | "addresses"
  | "links"
  | "networks"
  | "nav"
  | "zones"
  | "rating"
  | "hosting"
  | "recruitment"
  | "footer"
> {
  /** True if no search engine may list any page. */
  readonly staging?: true;
  readonly theme: ThemeModel;
  /** Text of the square SVG drawing that stands for the site. */
  readonly sign: string;
  /** Stands in the header instead of the sign and the name. */
  readonly wordmark?: Drawing | undefined;
  /** Sentences of today, to show above every page. */
  readonly notices: readonly string[];
  /** `phoneLabel` is the telephone number as its country writes it. */
  readonly contact: Site["contact"] & { readonly phoneLabel: string; readonly opening: OpeningModel };
  /** `href` is where the buttons lead: to the form, or out of the site. */
  readonly quote: Site["quote"] & { readonly href: string };
  readonly branches: readonly BranchModel[];
  /** The tools, and `consent`: true if the visitor is asked before a tool loads or stores data. */
  readonly tracking: { readonly consent: boolean; readonly trackers: Trackers };
  readonly sectors: readonly SectorLink[];
  /** The zones at the foot of every page; a bounded list. */
  readonly mainZones: readonly PageLink[];
  readonly graph: readonly JsonLdNode[];
}
