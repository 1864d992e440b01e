import type { Zone } from "@vitrine/schema/content/zone";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { ContentFolder, KeptFiles } from "./1-load/load-content.ts";
import { slugOf, type ValidContent, withZones } from "./2-validate/validate-content.ts";
import { arrangePlaces } from "./3-resolve/places/arrange-places.ts";
import type { NamedPhoto } from "./3-resolve/pictures/photo-finder.ts";
import type { PageModel } from "./3-resolve/pages/page-model.ts";
import { checkTexts } from "./4-check/file/check-texts.ts";
import { checkDoorways } from "./4-check/similarity/check-doorways.ts";
import {
  type ComparedText,
  compareTexts,
  limitsOf,
  type LocalPage,
} from "./4-check/similarity/compare-zones.ts";
import type { Sketch } from "./4-check/similarity/min-hash.ts";
import type { ShingledText } from "./4-check/similarity/shingles.ts";
import type { Dictionary } from "./4-check/file/spelling.ts";
import { type EmittedModules, emitModules } from "./6-emit/emit-modules.ts";
import type { ContentHistory } from "./1-load/content-history.ts";
import { inOrder } from "./in-order.ts";
import {
  comparedPaths,
  conclude,
  layGroundwork,
  localPages,
  restsOnRightFiles,
  withOutlines,
} from "./4-check/site/conclude.ts";
import { type InspectedZone, inspectZone } from "./inspect/inspect-zone.ts";
import type { ZoneInputs } from "./inspect/zone-basis.ts";
import { zoneFiles } from "./inspect/zone-files.ts";

/** All that the stages are told besides the content. */
export interface GenerateInputs extends Omit<ZoneInputs, "release"> {
  /** When each file last changed; without it, pages have no date. */
  readonly history?: ContentHistory;
  /** Without it, spelling is not looked at. */
  readonly dictionary?: Dictionary;
  /** What an earlier run made of the files; what has not changed since then costs little. */
  readonly kept?: KeptFiles;
}

/** The text of a file by its path, for frames. */
export type FileTexts = Pick<ReadonlyMap<string, string>, "get" | "has">;

/** The pages that could be made of content with errors, for whoever has nothing better to show. */
export interface Salvaged {
  readonly modules: EmittedModules;
  readonly photos: readonly NamedPhoto[];
}

export interface Generated {
  /** Sorted by file and place; with an error among them there are no modules. */
  readonly diagnostics: readonly Diagnostic[];
  /** What all pages share; like the modules, only where there is no error. */
  readonly site: SiteModel | undefined;
  readonly modules: EmittedModules | undefined;
  /** The photos that the pages show, to be encoded. */
  readonly photos: readonly NamedPhoto[];
  /** With an error, what could be made all the same; undefined where what every page rests on is wrong. */
  readonly salvaged: Salvaged | undefined;
  /** What has its right shape, as written. */
  readonly content: ValidContent<Zone>;
  /** The pages that could be made of it, sorted by route. */
  readonly pages: readonly PageModel[];
  /** The text of each file that was read. */
  readonly texts: FileTexts;
  /** The local pages as the doorway guard sees them. */
  readonly compared: readonly LocalPage[];
}

/**
 * The five stages, all in memory: from a content folder to one React module a page, or to everything that is wrong
 * with it. For what is on disk see `build-plan.ts`.
 */
export function generate(
  folder: ContentFolder,
  given: GenerateInputs,
  { release }: Pick<ZoneInputs, "release">,
): Generated {
  const inputs = { ...given, release };
  const groundwork = layGroundwork(folder, inputs, given);
  const files = zoneFiles(folder, given.kept);
  const inspected = groundwork.listed.zones.map((path) => inspectZone(files.read(path), groundwork.basis));
  const sources = inspected.map(({ source }) => source);
  const [paths, texts, sketches] = comparedIn(inspected);
  const compared = localPages(paths, (page) => texts[page] as ShingledText, files, inputs);
  const limits = limitsOf(groundwork.content.site?.data);
  const textSource = { one: (page: number) => texts[page] as ShingledText, all: () => texts };
  const similar = compareTexts(sketches, textSource, limits);
  const content = withOutlines(groundwork, sources, [], files);
  const places = arrangePlaces(content, groundwork.basis.site, given.registry);
  const concluded = conclude(
    { groundwork, sources, content, places, texts: checkTexts(content, inputs) },
    files,
    inputs,
  );
  const drafts = new Map(inspected.map(({ source, draft }) => [slugOf(source.path), draft]));
  const local = places.local.flatMap(({ slug, surroundings }) => {
    const draft = drafts.get(slug);
    return draft === undefined ? [] : [draft(surroundings)];
  });
  const pages = [...concluded.pages, ...local].sort((a, b) => (a.route < b.route ? -1 : 1));
  const { site, photos, data } = concluded;
  const diagnostics = inOrder([...concluded.diagnostics, ...checkDoorways(compared, similar, limits)]);
  const entries = inspected.flatMap(({ entry }) => entry ?? []);
  const found = {
    diagnostics,
    content: withZones(groundwork.content, () => entries, []),
    pages,
    texts: new Map([
      ...groundwork.loaded.texts,
      ...groundwork.listed.zones.map((path) => [path, files.read(path).text] as const),
    ]),
    compared,
  };
  const made = { modules: emitModules({ site, pages, data }, given.history ?? new Map()), photos };
  if (diagnostics.every(({ severity }) => severity !== "error"))
    return { ...found, site, ...made, salvaged: undefined };
  const salvaged = restsOnRightFiles(found.content) ? made : undefined;
  return { ...found, site: undefined, modules: undefined, photos: [], salvaged };
}

/** The paths of the pages whose texts are compared, with these and their sketches. */
export function comparedIn(
  inspected: readonly InspectedZone[],
): [paths: readonly string[], texts: readonly ShingledText[], sketches: readonly Sketch[]] {
  const byPath = new Map(inspected.map(({ source, compared }) => [source.path, compared]));
  const paths = comparedPaths(inspected.map(({ source }) => source));
  const compared = paths.map((path) => byPath.get(path) as ComparedText);
  return [paths, compared.map(({ text }) => text), compared.map(({ sketch }) => sketch)];
}
