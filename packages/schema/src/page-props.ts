import type { Form } from "./content/form.ts";
import type { Legal } from "./content/legal.ts";
import type { Resolved, ResolvedPicture } from "./content/picture.ts";
import type { Sector } from "./content/sector.ts";
import type { Zone, ZoneDefaults } from "./content/zone.ts";
import type { Section, SectionType } from "./sections/sections.ts";
import type { Drawing, PageLink } from "./site-model.ts";

/** The path from the home page down to a page, both included. */
export type Breadcrumbs = readonly PageLink[];

/** Input of the sector template. */
export interface SectorPageProps extends Pick<
  Resolved<Sector>,
  "h1" | "tagline" | "picture" | "points" | "intro" | "paragraphs" | "day" | "features" | "faq" | "cta"
> {
  readonly breadcrumbs: Breadcrumbs;
  readonly testimonial?: Omit<NonNullable<Sector["testimonial"]>, "fictional">;
}

/** Input of the local page's template. */
export interface ZonePageProps
  extends
    Pick<Zone, "tagline" | "intro" | "neighbourhoods" | "branch">,
    Pick<
      Resolved<ZoneDefaults>,
      | "icon"
      | "h1"
      | "picture"
      | "points"
      | "clientsTitle"
      | "clientTypes"
      | "neighbourhoodsTitle"
      | "values"
      | "features"
      | "services"
      | "cta"
    > {
  readonly breadcrumbs: Breadcrumbs;
  /** Postal codes and département: "92110 – Hauts-de-Seine". */
  readonly area: string;
  readonly map?: PlaceMap;
  readonly questions?: NonNullable<Sector["faq"]>;
  /** Local pages that touch this one, for the footer's grid. */
  readonly neighbours: readonly PageLink[];
}

type DepartmentTexts = NonNullable<ZoneDefaults["departmentPage"]>;

/** Input of the template of a département's page, used if one page can't list all places. */
export interface DepartmentPageProps extends Pick<Resolved<DepartmentTexts>, "h1" | "tagline" | "cta"> {
  readonly breadcrumbs: Breadcrumbs;
  readonly picture?: ResolvedPicture | undefined;
  /** The local pages by initial, in alphabetical order. A few pages form one group without an initial. */
  readonly groups: readonly InitialGroup[];
  /** Names of the places without a page. */
  readonly others: readonly string[];
}

/** The local pages whose names begin with the same letter, without their article. */
export interface InitialGroup {
  readonly initial?: string;
  readonly zones: readonly PageLink[];
}

/** A place on the map of tiles. */
export interface MapTile {
  readonly name: string;
  /** The route of the place's page. A tile without a page does not react. */
  readonly route?: string;
  /** Its postal code, the first if it has several, for a narrow tile. */
  readonly code?: string;
  /** The number of its département, on the map of the page of all zones. */
  readonly department?: string;
}

/** Rows of tiles from north to south, each from west to east. Null is an empty tile. */
export type TileRows = readonly (readonly (MapTile | null)[])[];

/** A map of tiles. */
export interface TileMapProps {
  readonly rows: TileRows;
}

/** A local page's part of the map. */
export interface PlaceMap extends TileMapProps {
  readonly title: string;
}

/**
 * A place of the finder: name, postal codes separated by spaces, and the route of its page. A place without a
 * page has the index of the nearest place that has one, among all the finder's places, or -1. It is short,
 * because the finder downloads all places.
 */
export type FinderPlace = readonly [name: string, postalCodes: string, page: string | number];

/** The places of one département, or in one of several parts, without a name, of all départements. */
export interface FinderGroup {
  readonly department: string;
  readonly places: readonly FinderPlace[];
}

/**
 * An index of places that are too many for one file. It compares their search form
 * (`@vitrine/french/search-form`), from its beginning or from any word, and their postal codes.
 */
export interface FinderIndex {
  /** The first search form of each part, in order, with the part's address. A part may be another index. */
  readonly parts: readonly (readonly [from: string, address: string])[];
  /** The places of an exact search form, if forms that begin with it lie in several parts. */
  readonly exact: readonly FinderGroup[];
}

/** The content of a file that the finder fetches. */
export type FinderFile = readonly FinderGroup[] | FinderIndex;

/** A département: its number, its name, the route of its page if it has one. */
export interface Department {
  readonly code: string;
  readonly name: string;
  readonly route?: string;
}

/** A département in the list of all zones, with the number of its local pages. */
export interface DepartmentEntry extends Department {
  readonly count: number;
}

/** The places of one département: its local pages, and the names of the places without one. */
export interface ZoneGroup {
  readonly department: Department;
  readonly zones: readonly PageLink[];
  readonly others: readonly string[];
}

/** A partner's logo, and its name. */
export interface Logo extends Drawing {
  readonly name: string;
}

/** Addresses of a video's files. */
export interface VideoFiles {
  readonly webm: string;
  readonly mp4: string;
  readonly captions: string;
}

/** The props of a section besides its author's content. */
interface SectionExtras {
  "quote-form": { readonly form: Form };
  "logo-strip": { readonly logos: readonly Logo[] };
  video: { readonly files: VideoFiles };
  "zone-finder": {
    /**
     * Every place, on the page of all zones. Elsewhere the places with a page or, of too many, the main ones
     * and a link to the rest.
     */
    readonly groups: readonly ZoneGroup[];
    /** The départements, on the page of all zones, if the places are too many for one page. */
    readonly departments?: readonly DepartmentEntry[];
    readonly whole: boolean;
    /** Address of the finder's first file, a JSON FinderFile. */
    readonly places: string;
    readonly map?: TileMapProps;
  };
}

/** A section ready to render: texts typeset, pictures measured, shared lists filled in. */
export type ResolvedSection<T extends SectionType = SectionType> = {
  [K in T]: Resolved<Section<K>> & (K extends keyof SectionExtras ? SectionExtras[K] : unknown);
}[T];

/** Input of the template of pages made of sections. */
export interface SectionsPageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly sections: readonly ResolvedSection[];
}

/** Input of the legal template. */
export interface LegalPageProps extends Pick<
  Resolved<Legal>,
  "h1" | "picture" | "edited" | "updated" | "articles"
> {
  readonly breadcrumbs: Breadcrumbs;
}

/** Every template with the type of its props. */
export interface TemplateProps {
  SectorPage: SectorPageProps;
  ZonePage: ZonePageProps;
  DepartmentPage: DepartmentPageProps;
  SectionsPage: SectionsPageProps;
  LegalPage: LegalPageProps;
}
