import type { SiteModel } from "@vitrine/schema/site-model";
import type { Zone } from "@vitrine/schema/content/zone";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import {
  type ContentFolder,
  type ListedContent,
  listContent,
  ofWholeFile,
  type LoadedContent,
  loadContent,
  type KeptFiles,
  checkOwnWords,
} from "../1-load/load-content.ts";
import {
  type Entry,
  slugOf,
  type ValidContent,
  validateContent,
  withZones,
  type ZoneOutline,
} from "../2-validate/validate-content.ts";
import type { DataFile } from "../3-resolve/data-file.ts";
import { type Foundations, foundationsOf, isGenuine } from "../3-resolve/foundations.ts";
import type { NamedPhoto } from "../3-resolve/photo-finder.ts";
import type { PageModel, PageOutline } from "../3-resolve/page-model.ts";
import { namesIn } from "../3-resolve/names-in.ts";
import { resolveContentInSteps, type ZoneFindings } from "../3-resolve/resolve-content.ts";
import type { ZonePlace } from "../3-resolve/zone-places.ts";
import type { Surroundings } from "../3-resolve/zone-geography.ts";
import { checkContent } from "../4-check/check-content.ts";
import { imagesIn } from "../4-check/check-pictures.ts";
import type { ComparedText, LocalPage } from "../4-check/doorways/compare-zones.ts";
import { zoneFields } from "../4-check/doorways/zone-text.ts";
import { inOrder } from "../in-order.ts";
import { atOnce, type Steps } from "../steps.ts";
import { type ZoneBasis, zoneBasis, type ZoneInputs } from "./zone-basis.ts";
import type { PageSource } from "./page-source.ts";
import type { ZoneFiles } from "./zone-files.ts";

/** The content without its local pages, and all that these are made of besides their own files. */
export interface Groundwork {
  readonly listed: ListedContent;
  readonly loaded: LoadedContent;
  readonly content: ValidContent;
  readonly foundations: Foundations;
  readonly basis: ZoneBasis;
  /** What is wrong with those files one by one. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What is known before the groundwork is laid. */
interface KnownBefore {
  readonly kept?: KeptFiles | undefined;
  /** Whether all files but the local pages are known to be valid. */
  readonly areValid?: boolean;
  /** The content of the folder, or as much of it as matters. */
  readonly listed?: ListedContent;
}

/** Loads and validates everything but the local pages. */
export function layGroundwork(
  folder: ContentFolder,
  inputs: ZoneInputs,
  { kept, areValid, listed = listContent(folder) }: KnownBefore = {},
): Groundwork {
  const loaded = loadContent(folder, listed.others, kept);
  const { content, diagnostics } = validateContent(loaded, areValid);
  const foundations = foundationsOf(content, loaded.texts);
  return {
    listed,
    loaded,
    content,
    foundations,
    basis: zoneBasis(content, foundations, inputs),
    diagnostics: [
      ...listed.diagnostics,
      ...loaded.diagnostics,
      ...checkOwnWords(folder),
      ...diagnostics,
      ...(inputs.mediaFaults ?? []).map((fault) => ofWholeFile(fault.file, fault)),
    ],
  };
}

/** A local page that is to be made: where it is, and what stands around it. */
export interface PlannedZone {
  readonly source: PageSource;
  readonly place: ZonePlace;
  readonly surroundings: Surroundings;
}

/** What all files together came to. */
export interface Conclusion {
  /** Sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: SiteModel;
  /** All pages but the local ones. */
  readonly pages: readonly PageModel[];
  readonly zones: readonly PlannedZone[];
  readonly data: readonly DataFile[];
  readonly photos: readonly NamedPhoto[];
}

/** Holds the whole content to its rules, local pages by their sources; how alike their texts are is not looked at here. */
export function* concludeInSteps(
  groundwork: Groundwork,
  sources: readonly PageSource[],
  files: ZoneFiles,
  inputs: ZoneInputs,
): Steps<Conclusion> {
  const { loaded, foundations } = groundwork;
  const sound = sources.filter(({ outline }) => outline !== undefined);
  const entries = sound.map((source) => entryOf(source, files));
  const broken = sources.flatMap(({ outline, path }) => (outline === undefined ? [path] : []));
  const content = withZones(groundwork.content, entries, broken);
  yield;
  const findings = findingsOf(sources, foundations);
  const resolved = yield* resolveContentInSteps({ ...content, ...foundations }, findings, inputs);
  yield;
  const bySlug = new Map(sound.map((source) => [slugOf(source.path), source]));
  const zones = resolved.places.map((place): PlannedZone => {
    const source = bySlug.get(place.slug) as PageSource;
    return { source, place, surroundings: resolved.geography.around(place) };
  });
  yield;
  const pages = [...resolved.pages, ...zones.map((zone) => outlineOf(zone, files))].sort(byRoute);
  const checked = checkContent(
    content,
    {
      files: loaded.files,
      isWhole: loaded.texts.size === loaded.files.length && broken.length === 0,
      pages,
      images: union([
        ...loaded.files.map(({ data }) => imagesIn(data)),
        ...sources.map(({ images }) => images),
      ]),
      names: union([...[...loaded.texts.values()].map(namesIn), ...sources.map(({ names }) => names)]),
      unnamedPhotos: resolved.unnamedPhotos,
    },
    inputs,
  );
  yield;
  const ofForm = sources.flatMap(({ outline, diagnostics }) => (outline === undefined ? diagnostics : []));
  const ofTexts = sound.flatMap(({ diagnostics }) => diagnostics);
  const later = [...resolved.diagnostics, ...checked, ...ofTexts].filter(isGenuine(content));
  return {
    diagnostics: inOrder([...groundwork.diagnostics, ...ofForm, ...later]),
    site: resolved.site,
    pages: resolved.pages,
    zones,
    data: resolved.data,
    photos: resolved.photos,
  };
}

/** The same without a pause. */
export const conclude = (...given: Parameters<typeof concludeInSteps>): Conclusion =>
  atOnce(concludeInSteps(...given));

/** What was found in the files of local pages, for whoever resolves all others. */
export const findingsOf = (
  sources: readonly PageSource[],
  { zoneDefaults: { file } }: Foundations,
): ZoneFindings => ({
  shared: sources.flatMap(({ shared, path }) => shared.map((issue) => ({ file, issue, seenOn: path }))),
  mentions: sources.flatMap(({ mentions }) => mentions),
});

const entryOf = ({ path, outline }: PageSource, files: ZoneFiles): Entry<ZoneOutline> => ({
  file: files.source(path),
  slug: slugOf(path),
  data: outline as ZoneOutline,
});

/** The local pages as the doorway guard sees them; of two about one commune, the last. */
export function localPages(
  sources: readonly PageSource[],
  comparedOf: (path: string) => ComparedText,
  files: ZoneFiles,
  { registry }: Pick<ZoneInputs, "registry">,
): LocalPage[] {
  const byCommune = new Map(sources.map(({ path, outline }) => [outline?.insee, path]));
  byCommune.delete(undefined);
  return [...byCommune.values()].map((path) => ({
    file: files.source(path),
    route: `/${slugOf(path)}`,
    get compared() {
      return comparedOf(path);
    },
    fields: () => zoneFields(files.read(path).file?.data as Zone, registry.placeWords()),
  }));
}

function outlineOf({ source: { path, page }, place: { route } }: PlannedZone, files: ZoneFiles): PageOutline {
  const { title = "", description = "" } = page ?? {};
  return { route, file: files.source(path), template: "ZonePage", head: { title, description } };
}

const union = (lists: readonly (readonly string[])[]) => new Set(lists.flat());

const byRoute = (a: PageOutline, b: PageOutline) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0);
