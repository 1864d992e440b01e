import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderInput, RenderPage } from "../renderer/create-renderer.ts";
import { RENDER_ENTRY, TEMPLATES_ENTRY } from "../plugin/entry-names.ts";
import { readModule, type Templates } from "./read-module.ts";
import type { Bundle } from "../1-bundle/bundle.ts";

/**
 * Loads the template bundle from disk. Gives the function that renders the text of a page's module to a whole
 * HTML document. It throws the template's error, or an error if the module names no component.
 */
export async function pageRenderer({ serverDir }: Pick<Bundle, "serverDir">) {
  const { render } = await load<{ render: RenderPage }>(join(serverDir, `${RENDER_ENTRY}.js`));
  const templates = await load<Templates>(join(serverDir, `${TEMPLATES_ENTRY}.js`));
  return (module: string, input: RenderInput): string => render(readModule(module, templates), input);
}

const load = <Exports>(file: string) => import(pathToFileURL(file).href) as Promise<Exports>;
