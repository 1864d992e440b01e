import type { SiteModel } from "@vitrine/schema/site-model";
import type { Page } from "@vitrine/schema/content/page";
import type { Sector } from "@vitrine/schema/content/sector";
import { contentKinds } from "@vitrine/schema/content-kinds";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";
import type { DataFile } from "../places/data-file.ts";
import type { Foundations } from "../foundations.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { withOpenGraphImage } from "../pictures/open-graph-image.ts";
import type { NamedPhoto, PhotoMention } from "../pictures/photo-finder.ts";
import type { PageModel } from "./page-model.ts";
import { resolvePictures } from "../pictures/pictures.ts";
import { partnerLogos } from "../pictures/partner-logos.ts";
import { resolveBasis, type ResolveInputs } from "../resolve-basis.ts";
import { resolveLegal } from "./resolve-legal.ts";
import { resolvePages } from "./resolve-pages.ts";
import { resolveSector, sectorPage } from "./resolve-sector.ts";
import { resolveSite } from "./resolve-site.ts";
import { resolveContext, resolver, together } from "../resolve-context.ts";
import { resolveDepartments } from "./resolve-departments.ts";
import { oncePerMistake, type SharedIssue } from "../texts/shared-issues.ts";
import type { ArrangedPlaces } from "../places/arrange-places.ts";

export interface ResolvedContent {
  readonly site: SiteModel;
  /** All pages but local pages. */
  readonly pages: readonly PageModel[];
  /** Photos that content names, to be encoded. */
  readonly photos: readonly NamedPhoto[];
  /** Paths of photos that no content names. */
  readonly unnamedPhotos: readonly string[];
  /** Data files that scripts fetch. */
  readonly data: readonly DataFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Findings from the files of local pages, inspected one by one. */
export interface ZoneFindings {
  /** Mistakes in the texts that local pages share. */
  readonly shared: readonly SharedIssue[];
  readonly mentions: readonly PhotoMention[];
}

/**
 * Resolves valid content into complete pages: facts, grammar, typography, defaults, heads. Local pages are
 * only listed here, since each is made by itself.
 */
export function resolveContent(
  content: ValidContent,
  foundations: Foundations,
  ofZones: ZoneFindings,
  { lists, issues: ofPlaces, mapIssues }: Omit<ArrangedPlaces, "local">,
  inputs: ResolveInputs,
): ResolvedContent {
  const { logos, videos, drawing } = inputs;
  const { basis, issues } = resolveBasis(foundations, inputs);
  const { site, photos } = basis;
  const { context, reported } = resolveContext(basis);
  const { report } = context;
  report(foundations.site.file, issues);
  const ofSectors = content.sectors.map((entry) => resolveSectorPage(basis, entry));
  const sectors = ofSectors.map(({ made }) => made.sector);
  const legal = content.legal.map((entry) => resolveLegalPage(basis, entry));
  for (const { entry, issue } of ofPlaces) report(entry.file, [issue]);
  if (content.zoneMap !== undefined) report(content.zoneMap.file, mapIssues);
  const partners = content.partners;
  const strip =
    partners === undefined
      ? undefined
      : partnerLogos(context.resolve(partners.file, contentKinds.partners.schema, partners.data), logos);
  if (partners !== undefined && strip !== undefined) report(partners.file, strip.issues);
  const written = resolvePages(basis, content.pages, {
    zones: lists,
    zonesRoute: site.zones.route,
    logos: strip?.logos ?? [],
    videos,
  });
  const departments = resolveDepartments(basis, foundations.zoneDefaults, lists.departments);
  const pages = [
    ...written.pages,
    ...ofSectors.map(({ made }) => made.page),
    ...departments.pages,
    ...legal.map(({ made }) => made),
  ];
  const defaults = foundations.zoneDefaults;
  const ofDefaults = resolvePictures(defaults.file, defaults.data, basis);
  report(defaults.file, ofDefaults.issues);
  const onePage = [...ofSectors, ...legal].map((resolved) => resolved.reported);
  const reports = [reported, ...onePage, written.reported, departments.reported];
  const all = together(reports);
  for (const { file, issue } of oncePerMistake([...all.shared, ...ofZones.shared])) report(file, [issue]);
  const mentions = [...ofDefaults.mentions, ...all.mentions, ...ofZones.mentions];
  return {
    site: resolveSite(
      site,
      foundations.facts.data,
      sectors,
      lists.main,
      finderAddress(content.pages, site.zones.route),
    ),
    pages: pages.map((page) => withOpenGraphImage(page, site, drawing)),
    photos: photos.named(mentions),
    unnamedPhotos: photos.unnamed(mentions),
    data: lists.places.files,
    diagnostics: together(reports).diagnostics,
  };
}

/** The address at which the zone finder answers a search: the home page, else the page of all zones. */
function finderAddress(pages: readonly Entry<Page>[], zonesRoute: string): string | undefined {
  for (const route of [HOME_CRUMB.route, zonesRoute]) {
    const page = pages.find(({ data }) => data.route === route);
    const finder = page?.data.sections.find(({ type }) => type === "zone-finder");
    if (finder !== undefined)
      return `${route}?q={search_term_string}${finder.id === undefined ? "" : `#${finder.id}`}`;
  }
  return undefined;
}

const resolveSectorPage = resolver((context, entry: Entry<Sector>) => {
  const sector = resolveSector(context, entry);
  return { sector, page: sectorPage(context.site, sector) };
});
const resolveLegalPage = resolver(resolveLegal);
