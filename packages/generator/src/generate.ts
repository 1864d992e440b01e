import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import { type ContentFolder, loadContent } from "./1-load/load-content.ts";
import { validateContent } from "./2-validate/validate-content.ts";
import { type ResolveInputs, resolveContent } from "./3-resolve/resolve-content.ts";
import { checkContent, type CheckOptions } from "./4-check/check-content.ts";
import { type EmittedModules, emitModules } from "./5-emit/emit-modules.ts";

export interface Generated {
  /** Sorted by file and place; with an error among them there are no modules. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: SiteModel | undefined;
  readonly modules: EmittedModules | undefined;
  /** The text of each file that was read, for frames. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The five stages: from a content folder to one React module a page, or to everything that is wrong with it. */
export function generate(folder: ContentFolder, inputs: ResolveInputs, options: CheckOptions): Generated {
  const loaded = loadContent(folder);
  const unreadable = new Set(loaded.diagnostics.map(({ file }) => file));
  const { content, diagnostics: invalid } = validateContent(loaded.files, unreadable);
  const texts = new Map(loaded.files.map(({ path, text }) => [path, text]));

  const { site, facts, zoneDefaults } = content;
  if (site === undefined || facts === undefined || zoneDefaults === undefined) {
    return {
      diagnostics: inOrder([...loaded.diagnostics, ...invalid]),
      site: undefined,
      modules: undefined,
      texts,
    };
  }
  const resolved = resolveContent({ ...content, site, facts, zoneDefaults }, inputs);
  const checked = checkContent(loaded.files, content, resolved.pages, options);
  const diagnostics = inOrder([...loaded.diagnostics, ...invalid, ...resolved.diagnostics, ...checked]);
  if (diagnostics.some(({ severity }) => severity === "error")) {
    return { diagnostics, site: resolved.site, modules: undefined, texts };
  }
  return { diagnostics, site: resolved.site, modules: emitModules(resolved.site, resolved.pages), texts };
}

function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...distinct.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      compare(a.code, b.code),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
