// What a build evaluates of a module's text is what a bundler makes of its file.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReactElement } from "react";
import { afterAll, expect, it } from "vitest";
import { generateFromDisk } from "@vitrine/generator/generate-from-disk";
import * as templates from "@vitrine/ui/templates";
import { readModule } from "@vitrine/vite-ssg/read-module";
import type { PageModule } from "@vitrine/vite-ssg/renderer";
import { paths } from "../site-paths.ts";

mkdirSync(paths.cache, { recursive: true });
const modulesDir = mkdtempSync(join(paths.cache, "modules-"));
afterAll(() => rmSync(modulesDir, { recursive: true }));

it("every module says what evaluating its text gives", async () => {
  const { modules } = generateFromDisk({
    contentDir: paths.content,
    modulesDir,
    settings: {},
    release: false,
  });
  expect(modules?.pages.length).toBeGreaterThan(30);
  const imports = new Map([["@vitrine/ui/templates", templates]]);
  for (const { path, text } of modules?.pages ?? []) {
    const module = (await import(pathToFileURL(join(modulesDir, path)).href)) as PageModule;
    const evaluated = readModule(text, imports);
    expect(said(evaluated)).toEqual(said(module));
  }
});

function said({ route, head, default: page }: PageModule) {
  const { type, props } = (page as () => ReactElement)();
  return { route, head, type, props };
}
