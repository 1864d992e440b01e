// A build reads a module's text, and must find the same exports as a bundler in its file.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReactElement } from "react";
import { afterAll, expect, it } from "vitest";
import { buildPlan } from "@vitrine/generator/build-plan";
import { moduleFile, pageFile } from "@vitrine/generator/page-file";
import { emitPage } from "@vitrine/generator/emit-page";
import type { PageModel } from "@vitrine/generator/page-model";
import { writeChanged } from "@vitrine/generator/write-whole";
import * as templates from "@vitrine/ui/templates";
import { readModule } from "@vitrine/vite-ssg/read-module";
import type { PageModule } from "@vitrine/vite-ssg/create-renderer";
import { contentCodeHash } from "../../build/code-hash.ts";
import { paths } from "../../site-paths.ts";

mkdirSync(paths.cache, { recursive: true });
const modulesDir = mkdtempSync(join(paths.cache, "modules-"));
afterAll(() => rmSync(modulesDir, { recursive: true }));

it("every module says what reading its text gives", async () => {
  const { site } = await buildPlan({
    contentDir: paths.content,
    cacheDir: paths.cache,
    code: contentCodeHash(),
    settings: {},
    release: false,
    dated: false,
  });
  expect(site?.pages.length).toBeGreaterThan(30);
  for (const { route } of site?.pages ?? []) {
    const text = emitPage(site?.modelAt(route) as PageModel);
    const file = join(modulesDir, moduleFile(pageFile(route)));
    writeChanged(file, text);
    const module = (await import(pathToFileURL(file).href)) as PageModule;
    expect(said(readModule(text, templates))).toEqual(said(module));
  }
});

function said({ route, head, default: page }: PageModule) {
  const { type, props } = (page as () => ReactElement)();
  return { route, head, type, props };
}
