import type { SiteModel } from "@vitrine/schema/site-model";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { slugOf, type ValidContent } from "../../2-validate/validate-content.ts";
import { type Foundations, isGenuine } from "../../3-resolve/foundations.ts";
import type { PageModel, PageOutline } from "../../3-resolve/pages/page-model.ts";
import { resolveContent, type ZoneFindings } from "../../3-resolve/pages/resolve-content.ts";
import type { NamedPhoto } from "../../3-resolve/pictures/photo-finder.ts";
import type { ArrangedPlaces } from "../../3-resolve/places/arrange-places.ts";
import type { DataFile } from "../../3-resolve/places/data-file.ts";
import { namesIn } from "../../3-resolve/texts/names-in.ts";
import { inOrder } from "../../in-order.ts";
import type { BaseContent } from "../../inspect/base-content.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import { isValid } from "../../inspect/with-local-pages.ts";
import type { ZoneInputs } from "../../inspect/zone-basis.ts";
import type { ZoneFiles } from "../../inspect/zone-files.ts";
import { once } from "../../once.ts";
import type { Store } from "../../store/open-store.ts";
import { pathsOfRepeatedHeads } from "../../store/source-rows.ts";
import { checkContent } from "./check-content.ts";
import type { Routes } from "./check-links.ts";
import { imagesIn } from "./check-pictures.ts";
import { RESERVED_ROUTES } from "./check-routes.ts";

/** Results of the checks across all files. */
export interface Conclusion {
  /** Sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: SiteModel;
  /** All pages but local pages. */
  readonly pages: readonly PageModel[];
  readonly data: readonly DataFile[];
  readonly photos: readonly NamedPhoto[];
}

/** The whole content: all files but local pages, and the sources of local pages. */
export interface WholeSet {
  readonly base: BaseContent;
  /** The local pages that are shown. */
  readonly sources: readonly PageSource[];
  /** All local pages. A page that is held back uses pictures and facts too. */
  readonly all: readonly PageSource[];
  /** All content, with local pages by their outlines (`withOutlines`). */
  readonly content: ValidContent;
  readonly places: Omit<ArrangedPlaces, "local">;
  /** Diagnostics from `checkOtherFiles`. */
  readonly ofOthers: readonly Diagnostic[];
  readonly store: Store;
}

/** Checks the whole content. The similarity of local pages' texts is compared elsewhere. */
export function conclude(
  { base, sources, all, content, places, ofOthers, store }: WholeSet,
  files: ZoneFiles,
  inputs: ZoneInputs,
): Conclusion {
  const { loaded, foundations } = base;
  const findings = findingsOf(sources, foundations);
  const resolved = resolveContent(content, foundations, findings, places, inputs);
  const checked = checkContent(
    content,
    {
      isWhole:
        loaded.texts.size === loaded.files.length &&
        sources.length === base.listed.zones.length &&
        sources.every(isValid),
      pages: [...resolved.pages, ...clashingPages(resolved.pages, sources, store, files)].sort(byRoute),
      routes: routesOf(resolved.pages, sources),
      local: sources,
      fileAt: (path) => files.source(path),
      images: union([...loaded.files.map(({ data }) => imagesIn(data)), ...all.map(({ images }) => images)]),
      names: union([...[...loaded.texts.values()].map(namesIn), ...all.map(({ names }) => names)]),
      unnamedPhotos: resolved.unnamedPhotos,
    },
    inputs,
  );
  const ofForm = sources.flatMap((source) => (isValid(source) ? [] : source.diagnostics));
  const ofHeld = all.length === sources.length ? [] : impossibleDays(all, content);
  const ofTexts = sources.flatMap((source) => (isValid(source) ? source.diagnostics : []));
  const later = [...resolved.diagnostics, ...ofOthers, ...checked, ...ofTexts].filter(isGenuine(content));
  return {
    diagnostics: inOrder([...base.diagnostics, ...ofForm, ...ofHeld, ...later]),
    site: resolved.site,
    pages: resolved.pages,
    data: resolved.data,
    photos: resolved.photos,
  };
}

/** Finds pages that their own impossible days hold back. */
const impossibleDays = (all: readonly PageSource[], { held }: ValidContent) =>
  all
    .filter(({ path }) => held.has(routeOf(path)))
    .flatMap(({ diagnostics }) => diagnostics.filter(({ code }) => code === "impossible-date"));

/** Gathers the findings from the files of local pages, for the resolver of all other files. */
const findingsOf = (
  sources: readonly PageSource[],
  { zoneDefaults: { file } }: Foundations,
): ZoneFindings => ({
  shared: sources.flatMap(({ shared, path }) => shared.map((issue) => ({ file, issue, seenOn: path }))),
  mentions: sources.flatMap(({ mentions }) => mentions),
});

/** Finds local pages whose address, title or description another page may have. */
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

/** Gives the route of a local page. */
const routeOf = (path: string) => `/${slugOf(path)}`;

const union = (lists: readonly (readonly string[])[]) => new Set(lists.flat());

const byRoute = (a: PageOutline, b: PageOutline) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0);
