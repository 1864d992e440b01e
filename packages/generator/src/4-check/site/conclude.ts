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
  checkOwnWords,
} from "../../1-load/load-content.ts";
import {
  type Entry,
  slugOf,
  type ValidContent,
  validateContent,
  withZones,
  type ZoneOutline,
} from "../../2-validate/validate-content.ts";
import type { DataFile } from "../../3-resolve/places/data-file.ts";
import { type Foundations, foundationsOf, isGenuine } from "../../3-resolve/foundations.ts";
import type { NamedPhoto } from "../../3-resolve/pictures/photo-finder.ts";
import type { PageModel, PageOutline } from "../../3-resolve/pages/page-model.ts";
import { namesIn } from "../../3-resolve/texts/names-in.ts";
import { resolveContent, type ZoneFindings } from "../../3-resolve/pages/resolve-content.ts";
import type { ArrangedPlaces } from "../../3-resolve/places/arrange-places.ts";
import { checkContent } from "./check-content.ts";
import type { Routes } from "./check-links.ts";
import { RESERVED_ROUTES } from "./check-routes.ts";
import type { Store } from "../../store/open-store.ts";
import { pathsOfRepeatedHeads } from "../../store/source-rows.ts";
import { imagesIn } from "./check-pictures.ts";
import type { ShingledText } from "../similarity/shingles.ts";
import type { LocalPage } from "../similarity/compare-zones.ts";
import { zoneFields } from "../similarity/zone-text.ts";
import { inOrder } from "../../in-order.ts";
import { once } from "../../once.ts";
import { type ZoneBasis, zoneBasis, type ZoneInputs } from "../../inspect/zone-basis.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import type { ZoneFiles } from "../../inspect/zone-files.ts";

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

/** Loads and validates everything but the local pages. */
export function layGroundwork(folder: ContentFolder, inputs: ZoneInputs): Groundwork {
  const listed = listContent(folder);
  const loaded = loadContent(folder, listed.others);
  const { content, diagnostics } = validateContent(loaded);
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

/** What all files together came to. */
export interface Conclusion {
  /** Sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: SiteModel;
  /** All pages but the local ones. */
  readonly pages: readonly PageModel[];
  readonly data: readonly DataFile[];
  readonly photos: readonly NamedPhoto[];
}

/** The whole content, local pages by their outlines; `unknown` are the paths of files that nobody has looked at. */
export const withOutlines = (
  { content }: Groundwork,
  sources: readonly PageSource[],
  unknown: readonly string[],
  files: ZoneFiles,
): ValidContent =>
  withZones(content, () => sources.filter(isValid).map((source) => entryOf(source, files)), [
    ...sources.filter((source) => !isValid(source)).map(({ path }) => path),
    ...unknown,
  ]);

/** The whole content, local pages as they are written, read when they are asked for. */
export const withWrittenZones = (
  { content }: Groundwork,
  sources: readonly PageSource[],
  files: ZoneFiles,
): ValidContent<Zone> =>
  withZones(
    content,
    () =>
      sources.filter(isValid).map(({ path }) => ({
        file: files.source(path),
        slug: slugOf(path),
        get data() {
          return files.read(path).file?.data as Zone;
        },
      })),
    [],
  );

/** Whether no stand-in is among what every page is made of. */
export const restsOnRightFiles = ({ site, facts, zoneDefaults }: ValidContent): boolean =>
  site !== undefined && facts !== undefined && zoneDefaults !== undefined;

const isValid = ({ insee }: PageSource) => insee !== undefined;

/** What the whole set is made of: all files but the local pages, and these by their sources. */
export interface WholeSet {
  readonly groundwork: Groundwork;
  readonly sources: readonly PageSource[];
  /** The same as content, by `withOutlines`. */
  readonly content: ValidContent;
  readonly places: Omit<ArrangedPlaces, "local">;
  /** What `checkOtherFiles` finds. */
  readonly ofOthers: readonly Diagnostic[];
  readonly store: Store;
}

/** Holds the whole content to its rules; how alike the texts of local pages are is not looked at here. */
export function conclude(
  { groundwork, sources, content, places, ofOthers, store }: WholeSet,
  files: ZoneFiles,
  inputs: ZoneInputs,
): Conclusion {
  const { loaded, foundations } = groundwork;
  const findings = findingsOf(sources, foundations);
  const resolved = resolveContent(content, foundations, findings, places, inputs);
  const checked = checkContent(
    content,
    {
      isWhole:
        loaded.texts.size === loaded.files.length &&
        sources.length === groundwork.listed.zones.length &&
        sources.every(isValid),
      pages: [...resolved.pages, ...clashingPages(resolved.pages, sources, store, files)].sort(byRoute),
      routes: routesOf(resolved.pages, sources),
      local: sources,
      fileAt: (path) => files.source(path),
      images: union([
        ...loaded.files.map(({ data }) => imagesIn(data)),
        ...sources.map(({ images }) => images),
      ]),
      names: union([...[...loaded.texts.values()].map(namesIn), ...sources.map(({ names }) => names)]),
      unnamedPhotos: resolved.unnamedPhotos,
    },
    inputs,
  );
  const ofForm = sources.flatMap((source) => (isValid(source) ? [] : source.diagnostics));
  const ofTexts = sources.flatMap((source) => (isValid(source) ? source.diagnostics : []));
  const later = [...resolved.diagnostics, ...ofOthers, ...checked, ...ofTexts].filter(isGenuine(content));
  return {
    diagnostics: inOrder([...groundwork.diagnostics, ...ofForm, ...later]),
    site: resolved.site,
    pages: resolved.pages,
    data: resolved.data,
    photos: resolved.photos,
  };
}

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

/** The paths of local pages whose texts are compared; of two about one commune, the last. */
export function comparedPaths(sources: readonly PageSource[]): readonly string[] {
  const byCommune = new Map(sources.map(({ path, insee }) => [insee, path]));
  byCommune.delete(undefined);
  return [...byCommune.values()];
}

/** The local pages as the doorway guard sees them. */
export const localPages = (
  paths: readonly string[],
  textOf: (page: number) => ShingledText,
  files: ZoneFiles,
  { registry }: Pick<ZoneInputs, "registry">,
): LocalPage[] =>
  paths.map((path, page) => ({
    file: files.source(path),
    route: `/${slugOf(path)}`,
    get text() {
      return textOf(page);
    },
    fields: () => zoneFields(files.read(path).file?.data as Zone, registry.placeWords()),
  }));

/** The local pages that have the address, the title or the description of another page. */
function clashingPages(
  written: readonly PageOutline[],
  sources: readonly PageSource[],
  store: Store,
  files: ZoneFiles,
): PageOutline[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const paths = new Set([
    ...[...written.map(({ route }) => route), ...RESERVED_ROUTES].map((route) => `zones${route}.yaml`),
    ...pathsOfRepeatedHeads(
      store,
      written.map(({ head }) => head),
    ),
  ]);
  return [...paths].flatMap((path): PageOutline[] => {
    const { title, description } = byPath.get(path) ?? {};
    if (title === undefined || description === undefined) return [];
    return [
      { route: routeOf(path), file: files.source(path), template: "ZonePage", head: { title, description } },
    ];
  });
}

function routesOf(written: readonly PageOutline[], sources: readonly PageSource[]): Routes {
  const known = once(
    () =>
      new Set([
        ...written.map(({ route }) => route),
        ...sources.filter(isValid).map(({ path }) => routeOf(path)),
      ]),
  );
  return { has: (route) => known().has(route), all: () => [...known()].sort() };
}

/** The route of a local page. */
const routeOf = (path: string) => `/${slugOf(path)}`;

const union = (lists: readonly (readonly string[])[]) => new Set(lists.flat());

const byRoute = (a: PageOutline, b: PageOutline) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0);
