import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildPlan } from "@vitrine/generator/build-plan";
import { communeRegistry } from "@vitrine/generator/commune-registry";
import { contentFolder } from "@vitrine/generator/content-folder";
import { emitModules, type EmittedModule } from "@vitrine/generator/emit-modules";
import { filesIn } from "@vitrine/generator/files-in";
import { keepFewZones } from "@vitrine/generator/keep-few-zones";
import type { Plan } from "@vitrine/generator/plan";
import { readMedia } from "@vitrine/generator/media-index";
import type { SiteModel } from "@vitrine/schema/site-model";
import { bundleOptions } from "@vitrine/site/bundle-options";
import { paths } from "@vitrine/site/paths";
import { bundle } from "@vitrine/vite-ssg/bundle";
import { pageRenderer } from "@vitrine/vite-ssg/page-renderer";

/** The files of a content folder: bytes by path. */
export type Files = Map<string, Buffer>;

/** Reads the texts of the site's own content with few local pages, by way of a folder. */
export function fewFiles(folder: string): Files {
  const content = join(folder, "few");
  cpSync(paths.content, content, { recursive: true });
  keepFewZones(content);
  const texts = filesIn(content).filter((path) => /\.(yaml|txt)$/.test(path));
  return new Map(texts.sort().map((path) => [path, readFileSync(join(content, path))]));
}

/** The result of all stages for a content folder. */
export interface PlannedSite extends Pick<Plan, "diagnostics" | "texts"> {
  /** Undefined where an error lets no page be made. */
  readonly said: Said | undefined;
}

/** The data that all pages share, and the module of each page. */
export interface Said {
  readonly site: SiteModel;
  readonly pages: readonly EmittedModule[];
}

/** Gives the function that plans content in a folder of its own, with the site's pictures and without a dictionary. */
export function sitePlanner(folder: string) {
  const contentDir = join(folder, "planned");
  const dictionary = { has: () => true, suggest: () => [] };
  const overrides = { registry: communeRegistry(), ...readMedia(contentFolder(paths.content)), dictionary };
  const options = { contentDir, cacheDir: join(folder, "plans"), settings: {}, release: false, dated: false };
  return async (files: Files): Promise<PlannedSite> => {
    rmSync(contentDir, { recursive: true, force: true });
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(contentDir, path)), { recursive: true });
      writeFileSync(join(contentDir, path), bytes);
    }
    const { site, texts, diagnostics } = await buildPlan({ ...options, overrides });
    const isRight = diagnostics.every(({ severity }) => severity !== "error");
    return {
      diagnostics,
      texts,
      said: isRight && site ? { site: site.model, pages: [...emitModules(site)] } : undefined,
    };
  };
}

/**
 * Loads the site's own templates, bundled first where they are not yet, to render pages without writing them. Gives the
 * function that makes their HTML by route; without pages that say what they say in `known`.
 */
export async function siteTemplates() {
  const bundled = await bundle(bundleOptions(paths.cache));
  const render = await pageRenderer(bundled);
  const { scripts } = bundled;
  return ({ site, pages }: Said, known?: Said): ReadonlyMap<string, string> => {
    const same = known !== undefined && JSON.stringify(known.site) === JSON.stringify(site);
    const before = new Map(same ? known.pages.map(({ route, text }) => [route, text]) : []);
    const changed = pages.filter(({ route, text }) => before.get(route) !== text);
    return new Map(changed.map(({ route, text }) => [route, render(text, { site, scripts })]));
  };
}
