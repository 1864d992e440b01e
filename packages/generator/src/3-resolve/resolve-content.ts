import type { SiteModel } from "@vitrine/schema/site-model";
import type { Site } from "@vitrine/schema/content/site";
import { contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, type SourceFile } from "../1-load/source-file.ts";
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
import { resolvePage } from "./resolve-page.ts";
import { resolveSector, sectorPage } from "./resolve-sector.ts";
import type { VideoIndex } from "./resolve-section.ts";
import { resolveSite } from "./resolve-site.ts";
import { resolveZone } from "./resolve-zone.ts";
import { oncePerMistake, type SharedIssue } from "./shared-issues.ts";
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

/** What the resolvers of single pages share: the site, the words, and a place to report. */
export interface ResolveContext {
  readonly site: Site;
  readonly words: Vocabulary;
  report(file: SourceFile, issues: readonly ContentIssue[]): void;
  /** Text filled in and typeset, pictures measured, issues reported; `seenOn` is the page that shared data is for. */
  resolve<Data>(
    file: SourceFile,
    schema: object,
    data: Data,
    words?: Vocabulary,
    seenOn?: SourceFile,
  ): ReturnType<typeof resolvePictures<Data>>["data"];
}

/** Turns valid content into complete pages: facts, grammar, typography, defaults, neighbours, heads. */
export function resolveContent(
  content: ValidContent & Foundations,
  { registry, pictures, photos: folder, logos, videos, settings, drawing, encoding = "" }: ResolveInputs,
): ResolvedContent {
  const diagnostics: Diagnostic[] = [];
  const report = (file: SourceFile, issues: readonly ContentIssue[]) =>
    diagnostics.push(...issues.map((issue) => diagnose(file, issue)));
  const words = factVocabulary(content.facts.data);
  const set = applySettings(content.site.data, settings);
  report(content.site.file, set.issues);
  const site = fillText(contentKinds.site.schema, set.site, words);
  report(content.site.file, site.issues);
  const shared: SharedIssue[] = [];
  const photos = photoFinder(folder, encoding);
  const sources = { pictures, photos };

  const context: ResolveContext = {
    site: site.data,
    words,
    report,
    resolve(file, schema, data, vocabulary = words, seenOn = undefined) {
      const filled = fillText(schema, data, vocabulary);
      const resolved = resolvePictures(file, filled.data, sources);
      const issues = [...filled.issues, ...resolved.issues];
      if (seenOn === undefined) report(file, issues);
      else shared.push(...issues.map((issue) => ({ file, issue, seenOn })));
      return resolved.data;
    },
  };
  const sectors = content.sectors.map((entry) => resolveSector(context, entry));
  const found = findPlaces(content.zones, content.pending, registry);
  for (const { entry, issue } of found.issues) report(entry.file, [issue]);
  const placed = content.zoneMap && placeMap(content.zoneMap.data, registry);
  if (content.zoneMap !== undefined) report(content.zoneMap.file, placed?.issues ?? []);
  const geography = zoneGeography(found.places, placed?.map);
  const partners = content.partners;
  const strip =
    partners === undefined
      ? undefined
      : partnerLogos(context.resolve(partners.file, contentKinds.partners.schema, partners.data), logos);
  if (partners !== undefined && strip !== undefined) report(partners.file, strip.issues);
  const lists = {
    zones: geography,
    zonesRoute: site.data.zones.route,
    logos: strip?.logos ?? [],
    videos,
  };

  const pages = [
    ...content.pages.map((entry) => resolvePage(context, entry, lists)),
    ...sectors.map((sector) => sectorPage(site.data, sector)),
    ...found.places.map((place) =>
      resolveZone(context, content.zoneDefaults, place, geography.around(place)),
    ),
    ...content.legal.map((entry) => resolveLegal(context, entry)),
  ].sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
  const defaults = content.zoneDefaults;
  report(defaults.file, resolvePictures(defaults.file, defaults.data, sources).issues);
  for (const { file, issue } of oncePerMistake(shared)) report(file, [issue]);
  return {
    site: resolveSite(site.data, content.facts.data, sectors, found.places),
    pages:
      drawing === undefined || site.data.openGraphImages === false
        ? pages
        : pages.map((page) => withOpenGraphImage(page, site.data, drawing)),
    photos: photos.named(),
    unnamedPhotos: photos.unnamed(),
    data: [geography.places],
    diagnostics,
  };
}
