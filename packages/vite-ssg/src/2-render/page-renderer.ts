import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderInput, RenderPage } from "../renderer/create-renderer.ts";
import { readModule } from "./read-module.ts";
import type { Bundle } from "../1-bundle/bundle.ts";

/**
 * Renders the text of a page's module to a whole HTML document. Throws the template's error, or an error if
 * the module names no component.
 */
export type PageRenderer = (module: string, input: RenderInput) => string;

/** Loads the template bundle from disk. */
export async function pageRenderer({
  serverDir,
  imports,
}: Pick<Bundle, "serverDir" | "imports">): Promise<PageRenderer> {
  const { render } = await load<{ render: RenderPage }>(join(serverDir, "render.js"));
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [specifier, file] of Object.entries(imports))
    modules.set(specifier, await load(join(serverDir, file)));
  return (module, input) => render(readModule(module, modules), input);
}

const load = <Exports>(file: string) => import(pathToFileURL(file).href) as Promise<Exports>;
