import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import { type ContentFolder, type KeptFiles, loadContent } from "./1-load/load-content.ts";
import { type ValidContent, validateContent } from "./2-validate/validate-content.ts";
import { foundationsOf, isGenuine } from "./3-resolve/foundations.ts";
import type { NamedPhoto } from "./3-resolve/photo-finder.ts";
import { type ResolveInputs, resolveContent } from "./3-resolve/resolve-content.ts";
import type { PageModel } from "./3-resolve/page-model.ts";
import { compareZones, type ZoneComparison } from "./4-check/doorways/compare-zones.ts";
import { checkContent, type CheckOptions } from "./4-check/check-content.ts";
import type { Dictionary } from "./4-check/texts/spelling.ts";
import type { ContentHistory } from "./registry/content-history.ts";
import { type EmittedModules, emitModules } from "./5-emit/emit-modules.ts";

/** All that the stages are told besides the content. */
export interface GenerateInputs extends ResolveInputs {
  /** When each file last changed; without it, pages have no date. */
  readonly history?: ContentHistory;
  /** Without it, spelling is not looked at. */
  readonly dictionary?: Dictionary;
  /** What an earlier run made of the files; what has not changed since then costs little. */
  readonly kept?: KeptFiles;
  /** What comparing the local pages gave in an earlier run. */
  readonly compared?: ZoneComparison | undefined;
}

export interface Generated {
  /** Sorted by file and place; with an error among them there are no modules. */
  readonly diagnostics: readonly Diagnostic[];
  /** What all pages share; like the modules, only where there is no error. */
  readonly site: SiteModel | undefined;
  readonly modules: EmittedModules | undefined;
  /** The photos that the pages show, to be encoded. */
  readonly photos: readonly NamedPhoto[];
  /** What has its right shape, as written. */
  readonly content: ValidContent;
  /** The pages that could be made of it, sorted by route. */
  readonly pages: readonly PageModel[];
  /** The text of each file that was read, for frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** How similar the local pages are. */
  readonly zones: ZoneComparison;
}

/** The five stages: from a content folder to one React module a page, or to everything that is wrong with it. */
export function generate(
  folder: ContentFolder,
  inputs: GenerateInputs,
  { release }: Pick<CheckOptions, "release">,
): Generated {
  const loaded = loadContent(folder, inputs.kept);
  const { texts } = loaded;
  const { content, diagnostics: invalid } = validateContent(loaded);
  const resolved = resolveContent({ ...content, ...foundationsOf(content, texts) }, inputs);
  const zones = compareZones(content, inputs.compared);
  const checked = checkContent(loaded, content, resolved, zones, { ...inputs, release });
  const later = [...resolved.diagnostics, ...checked].filter(isGenuine(content));
  const diagnostics = inOrder([...loaded.diagnostics, ...invalid, ...later]);
  const found = { diagnostics, content, pages: resolved.pages, texts, zones };
  if (diagnostics.some(({ severity }) => severity === "error"))
    return { ...found, site: undefined, modules: undefined, photos: [] };
  const { site, photos } = resolved;
  return { ...found, site, modules: emitModules(resolved, inputs.history ?? new Map()), photos };
}

/** Diagnostics by file and place, each mistake once. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, cause).values()]
    .flatMap(([first]) => first ?? [])
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        a.range.start.line - b.range.start.line ||
        a.range.start.column - b.range.start.column ||
        compare(a.code, b.code),
    );
}

/** A mistake behind an anchor is seen at every alias: same place, same words, another path. */
function cause(diagnostic: Diagnostic): string {
  const message = diagnostic.message.replace(/ (?:in|for) "[^"]*"/, "");
  return JSON.stringify({ ...diagnostic, path: "", message });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
