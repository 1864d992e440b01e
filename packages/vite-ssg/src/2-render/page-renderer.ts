import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, type ComponentType } from "react";
import type { RenderInput, RenderPage } from "../renderer/create-renderer.ts";
import type { PageData, WorkerInput } from "./page-job.ts";

/** Renders a page, said as data, to its whole HTML. Throws what the template throws, or if it names no component. */
export type PageRenderer = (route: string, data: PageData, input: RenderInput) => string;

/** Loads the template bundle from disk. */
export async function pageRenderer({
  serverDir,
  imports,
}: Pick<WorkerInput, "serverDir" | "imports">): Promise<PageRenderer> {
  const { render } = await load<{ render: RenderPage }>(join(serverDir, "render.js"));
  const components = new Map<string, Readonly<Record<string, ComponentType>>>();
  for (const [specifier, file] of Object.entries(imports)) components.set(specifier, await load(file));
  return (route, { head, from, component, props }, input) => {
    const exported = components.get(from);
    if (exported === undefined) throw new Error(`"${from}" is not among the imports that pages may have.`);
    const shown = exported[component];
    if (shown === undefined) throw new Error(`"${from}" has no component "${component}".`);
    return render({ route, head, default: () => createElement(shown, props) }, input);
  };
}

const load = <Exports>(file: string) => import(pathToFileURL(file).href) as Promise<Exports>;
