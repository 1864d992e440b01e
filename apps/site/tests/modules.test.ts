// The modules that `generate` writes, for people, types and development, say what builds render from data.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReactElement } from "react";
import { afterAll, expect, it } from "vitest";
import { generateFromDisk } from "@vitrine/generator/generate-from-disk";
import * as templates from "@vitrine/ui/templates";
import { paths } from "../site-paths.ts";

const byName = new Map<string, unknown>(Object.entries(templates));
mkdirSync(paths.cache, { recursive: true });
const modulesDir = mkdtempSync(join(paths.cache, "modules-"));
afterAll(() => rmSync(modulesDir, { recursive: true }));

interface Module {
  readonly route: string;
  readonly head: object;
  default(): ReactElement;
}

it("every module says what its page's data says", async () => {
  const { modules } = generateFromDisk({
    contentDir: paths.content,
    modulesDir,
    settings: {},
    release: false,
  });
  expect(modules?.pages.length).toBeGreaterThan(30);
  for (const { path, route, data } of modules?.pages ?? []) {
    const module = (await import(pathToFileURL(join(modulesDir, path)).href)) as Module;
    const { type, props } = module.default();
    const said = { head: module.head, type, props };
    const { head, component, props: given } = JSON.parse(JSON.stringify(data)) as typeof data;
    expect(module.route).toBe(route);
    expect(said).toEqual({ head, type: byName.get(component), props: given });
  }
});
