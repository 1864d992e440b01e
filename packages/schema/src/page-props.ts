import type { FeatureTile } from "./content/feature-tile.ts";
import type { IconName } from "./content/icon.ts";
import type { Legal } from "./content/legal.ts";
import type { Resolved, ResolvedPicture } from "./content/picture.ts";
import type { Sector } from "./content/sector.ts";
import type { Zone, ZoneDefaults } from "./content/zone.ts";
import type { Section, SectionType } from "./sections/sections.ts";
import type { PageLink } from "./site-model.ts";

export type { PageLink };

/** Where a page stands, from the home page down to itself. */
export type Breadcrumbs = readonly PageLink[];

/** Input of the sector template. */
export interface SectorPageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly h1: string;
  readonly tagline: string;
  readonly picture: ResolvedPicture;
  readonly points?: readonly string[] | undefined;
  readonly intro: string;
  readonly paragraphs: Sector["paragraphs"];
  readonly features: readonly FeatureTile[];
  readonly faq?: Sector["faq"] | undefined;
  readonly cta: Sector["cta"];
}

/** Questions under their title. */
type ResolvedQuestions = NonNullable<Sector["faq"]>;

/** Input of the local page's template. */
export interface ZonePageProps {
  readonly breadcrumbs: Breadcrumbs;
  /** Postal codes and département: "92110 – Hauts-de-Seine". */
  readonly area: string;
  readonly icon: IconName;
  readonly h1: string;
  readonly tagline: string;
  readonly picture: ResolvedPicture;
  readonly points?: readonly string[] | undefined;
  readonly intro: string;
  readonly clientsTitle: string;
  readonly clientTypes: ZoneDefaults["clientTypes"];
  readonly map?: PlaceMap;
  readonly neighbourhoodsTitle: string;
  readonly neighbourhoods: Zone["neighbourhoods"];
  readonly values: ZoneDefaults["values"];
  readonly features: readonly FeatureTile[];
  readonly services?: ZoneDefaults["services"] | undefined;
  readonly questions?: ResolvedQuestions | undefined;
  readonly cta: ZoneDefaults["cta"];
  /** Local pages that touch this one, for the footer's grid. */
  readonly neighbours: readonly PageLink[];
}

/** Input of the template of a département's page: its local pages, where one page can't list all places. */
export interface DepartmentPageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly h1: string;
  readonly tagline: string;
  readonly picture: ResolvedPicture;
  /** In alphabetical order: by initial, or all in one group without one where they are few. */
  readonly groups: readonly InitialGroup[];
  /** Names of the places without a page. */
  readonly others: readonly string[];
  readonly cta: ZoneDefaults["cta"];
}

/** The local pages whose names begin with the same letter, articles aside. */
export interface InitialGroup {
  readonly initial?: string;
  readonly zones: readonly PageLink[];
}

/** A place on the map of tiles. Those with a page have a name; a map in short leaves out the others'. */
export interface MapTile {
  readonly name?: string;
  /** Which of the map's départements, from 0: it chooses the ground. */
  readonly ground: number;
  /** The place's page; without one the tile is quiet. */
  readonly route?: string;
}

/** Rows of tiles from north to south, each from west to east; null where nothing is. */
export type TileRows = readonly (readonly (MapTile | null)[])[];

/** The whole map: its tiles, and the names of its départements in the order of their grounds. */
export interface TileMapProps {
  readonly rows: TileRows;
  readonly grounds: readonly string[];
}

/** A local page's part of the map. */
export interface PlaceMap {
  readonly title: string;
  readonly rows: TileRows;
}

/**
 * A place that the finder knows: name, postal codes parted by spaces, and the route of its page; a place
 * without a page has the rank, in the list of all the finder's places, of the nearest that has one, or -1.
 * Short, since all of them travel to the browser, in a file that the finder fetches.
 */
export type FinderPlace = readonly [name: string, postalCodes: string, page: string | number];

/** The places of one département; in a part of many places, those of all départements, without a name. */
export interface FinderGroup {
  readonly department: string;
  readonly places: readonly FinderPlace[];
}

/**
 * The way to places that are too many for one file. What is compared is their search form
 * (`@vitrine/french/search-form`), from its beginning or from any word of it, and their postal codes.
 */
export interface FinderIndex {
  /** Where the parts begin, in order, and their addresses: a part or another index. */
  readonly parts: readonly (readonly [from: string, address: string])[];
  /** The places that a text means in full, where what begins with it lies in several parts. */
  readonly exact: readonly FinderGroup[];
}

/** What the finder fetches. */
export type FinderFile = readonly FinderGroup[] | FinderIndex;

/** A département: its number, its name, the route of its page if it has one. */
export interface Department {
  readonly code: string;
  readonly name: string;
  readonly route?: string;
}

/** A département in the list that leads to all zones, and how many local pages it has. */
export interface DepartmentEntry extends Department {
  readonly count: number;
}

/** The places of one département: its local pages, and the names of the places without one. */
export interface ZoneGroup {
  readonly department: Department;
  readonly zones: readonly PageLink[];
  readonly others: readonly string[];
}

/** A partner's logo: its name, and the address and size of its drawing. */
export interface Logo {
  readonly name: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Addresses of a video's files. */
export interface VideoFiles {
  readonly webm: string;
  readonly mp4: string;
  readonly captions: string;
}

/** What a section gets beyond what its author wrote. */
interface SectionExtras {
  "logo-strip": { readonly logos: readonly Logo[] };
  video: { readonly files: VideoFiles };
  "zone-finder": {
    /** Every place on the page of all zones; elsewhere those with a page, of too many the main ones, and a link to the rest. */
    readonly groups: readonly ZoneGroup[];
    /** On the page of all zones, instead of the places, where these are too many for one page. */
    readonly departments?: readonly DepartmentEntry[];
    readonly whole: boolean;
    /** Address of the finder's first file, a JSON FinderFile. */
    readonly places: string;
    readonly map?: TileMapProps;
  };
}

/** A section ready to be shown: text typeset, pictures measured, shared lists filled in. */
export type ResolvedSection<T extends SectionType = SectionType> = {
  [K in T]: Resolved<Section<K>> & (K extends keyof SectionExtras ? SectionExtras[K] : unknown);
}[T];

/** Input of the template of pages made of sections. */
export interface SectionsPageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly sections: readonly ResolvedSection[];
}

/** Input of the legal template. */
export interface LegalPageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly h1: string;
  readonly edited: string;
  readonly updated: string;
  readonly articles: Legal["articles"];
}

/** Every template and the props that it takes. */
export interface TemplateProps {
  SectorPage: SectorPageProps;
  ZonePage: ZonePageProps;
  DepartmentPage: DepartmentPageProps;
  SectionsPage: SectionsPageProps;
  LegalPage: LegalPageProps;
}
