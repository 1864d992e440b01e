import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderInput, RenderPage } from "../renderer/create-renderer.ts";
import { readModule } from "./read-module.ts";
import type { Bundle } from "../1-bundle/bundle.ts";

/**
 * Loads the template bundle from disk. Gives the function that renders the text of a page's module to a whole
 * HTML document. It throws the template's error, or an error if the module names no component.
 */
export async function pageRenderer({ serverDir, imports }: Pick<Bundle, "serverDir" | "imports">) {
  const { render } = await load<{ render: RenderPage }>(join(serverDir, "render.js"));
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [specifier, file] of Object.entries(imports))
    modules.set(specifier, await load(join(serverDir, file)));
  return (module: string, input: RenderInput): string => render(readModule(module, modules), input);
}

const load = <Exports>(file: string) => import(pathToFileURL(file).href) as Promise<Exports>;
