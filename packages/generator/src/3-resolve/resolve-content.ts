import type { SiteModel } from "@vitrine/schema/site-model";
import type { Site } from "@vitrine/schema/content/site";
import { contentKinds } from "@vitrine/schema/content-kinds";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { ValidContent } from "../2-validate/validate-content.ts";
import type { CommuneRegistry } from "../registry/commune-registry.ts";
import type { DataFile } from "./data-file.ts";
import type { Foundations } from "./foundations.ts";
import { fillText, type Vocabulary } from "./fill-text.ts";
import { withOpenGraphImage } from "./open-graph-image.ts";
import { type NamedPhoto, photoFinder } from "./photo-finder.ts";
import type { PhotoFolder } from "./photo-folder.ts";
import type { PageModel } from "./page-model.ts";
import { type PictureIndex, resolvePictures } from "./pictures.ts";
import { type LogoIndex, partnerLogos } from "./partner-logos.ts";
import { resolveLegal } from "./resolve-legal.ts";
import { resolvePages } from "./resolve-pages.ts";
import { resolveSector, sectorPage } from "./resolve-sector.ts";
import type { VideoIndex } from "./resolve-section.ts";
import { resolveSite } from "./resolve-site.ts";
import { remember } from "../remember.ts";
import { resolveContext, together } from "./resolve-context.ts";
import { resolveDepartments } from "./resolve-departments.ts";
import { resolveZones } from "./resolve-zones.ts";
import { oncePerMistake } from "./shared-issues.ts";
import { applySettings, type Settings } from "./settings.ts";
import { factVocabulary } from "./vocabulary.ts";
import { zoneGeography } from "./zone-geography.ts";
import { placeMap } from "./zone-map.ts";
import { findPlaces } from "./zone-places.ts";

/** What the world tells the resolver besides the content. */
export interface ResolveInputs {
  readonly registry: CommuneRegistry;
  readonly pictures: PictureIndex;
  readonly photos: PhotoFolder;
  readonly logos: LogoIndex;
  readonly videos: VideoIndex;
  readonly settings: Settings;
  /** Hash of the code that encodes photos; without it their addresses follow from their bytes alone. */
  readonly encoding?: string | undefined;
  /** Hash of the code that draws Open Graph images; without it none is drawn. */
  readonly drawing?: string | undefined;
}

export interface ResolvedContent {
  readonly site: SiteModel;
  readonly pages: readonly PageModel[];
  /** The photos that content names, to be encoded. */
  readonly photos: readonly NamedPhoto[];
  /** Paths of the photos that no content names. */
  readonly unnamedPhotos: readonly string[];
  /** What scripts fetch. */
  readonly data: readonly DataFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Turns valid content into complete pages: facts, grammar, typography, defaults, neighbours, heads. */
export function resolveContent(
  content: ValidContent & Foundations,
  { registry, pictures, photos: folder, logos, videos, settings, drawing, encoding = "" }: ResolveInputs,
): ResolvedContent {
  const words = vocabularyOf(content.facts.data);
  const set = settle(content.site.data, settings);
  const filled = fillSite(set.site, words);
  const photos = finderOf(folder, encoding);
  const basis = { site: filled.data, pictures, photos, words };
  const site = basis.site;
  const { context, reported } = resolveContext(basis);
  const { report } = context;
  report(content.site.file, [...set.issues, ...filled.issues]);
  const sectors = content.sectors.map((entry) => resolveSector(context, entry));
  const found = findPlaces(content.zones, content.pending, registry);
  for (const { entry, issue } of found.issues) report(entry.file, [issue]);
  const placed = content.zoneMap && placeMap(content.zoneMap.data, registry);
  if (content.zoneMap !== undefined) report(content.zoneMap.file, placed?.issues ?? []);
  const geography = zoneGeography(found.places, placed?.map, site);
  const partners = content.partners;
  const strip =
    partners === undefined
      ? undefined
      : partnerLogos(context.resolve(partners.file, contentKinds.partners.schema, partners.data), logos);
  if (partners !== undefined && strip !== undefined) report(partners.file, strip.issues);
  const lists = {
    zones: geography,
    zonesRoute: site.zones.route,
    logos: strip?.logos ?? [],
    videos,
  };

  const written = resolvePages(basis, content.pages, lists);
  const zones = resolveZones(basis, content.zoneDefaults, found.places, geography);
  const departments = resolveDepartments(basis, content.zoneDefaults, geography.departments);
  const pages = [
    ...written.pages,
    ...sectors.map((sector) => sectorPage(site, sector)),
    ...zones.pages,
    ...departments.pages,
    ...content.legal.map((entry) => resolveLegal(context, entry)),
  ].sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
  const defaults = content.zoneDefaults;
  const ofDefaults = resolvePictures(defaults.file, defaults.data, basis);
  report(defaults.file, ofDefaults.issues);
  const reports = [reported, written.reported, zones.reported, departments.reported];
  const all = together(reports);
  for (const { file, issue } of oncePerMistake(all.shared)) report(file, [issue]);
  const mentions = [...ofDefaults.mentions, ...all.mentions];
  return {
    site: resolveSite(site, content.facts.data, sectors, found.places),
    pages:
      drawing === undefined || site.openGraphImages === false
        ? pages
        : pages.map((page) => withOpenGraphImage(page, site, drawing)),
    photos: photos.named(mentions),
    unnamedPhotos: photos.unnamed(mentions),
    data: geography.places.files,
    diagnostics: together(reports).diagnostics,
  };
}

// The same objects for the same input: local pages compare what they are made with by identity.
const vocabularyOf = remember(factVocabulary);
const finderOf = remember(photoFinder);
const settle = remember(applySettings);
const fillSite = remember((site: Site, words: Vocabulary) => fillText(contentKinds.site.schema, site, words));
