import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildPlan } from "@vitrine/generator/build-plan";
import { communeRegistry } from "@vitrine/generator/commune-registry";
import { emitModules } from "@vitrine/generator/emit-modules";
import type { Plan } from "@vitrine/generator/plan";
import { readMedia } from "@vitrine/generator/read-media";
import { paths } from "@vitrine/site/paths";
import type { Said } from "./templates.ts";

/** A content folder in memory: bytes by path. */
export type Files = Map<string, Buffer>;

/** Local pages that stay: they are alike. */
const FEW_ZONES = /^zones\/(?!(?:clichy|paris-1|paris-17)\.yaml)/;

/** The site's own content with few of its local pages; which are neighbours follows from the map. */
export const fewFiles = (): Files =>
  new Map(
    readdirSync(paths.content, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(yaml|txt)$/.test(path) && !FEW_ZONES.test(path))
      .sort()
      .map((path) => [path, Buffer.from(alone(readFileSync(join(paths.content, path), "utf8")))]),
  );

const alone = (text: string) => text.replace(/^neighbours: .*\n/m, "");

/** What the stages come to for a content folder. */
export interface PlannedSite extends Pick<Plan, "diagnostics" | "texts"> {
  /** What pages say; undefined where an error lets none be made. */
  readonly said: Said | undefined;
}

/** Gives the function that plans content in a folder of its own, with the pictures of the site and without its dictionary. */
export function sitePlanner(folder: string): (files: Files) => Promise<PlannedSite> {
  const contentDir = join(folder, "planned");
  const overrides = {
    registry: communeRegistry(),
    ...readMedia(paths.content),
    dictionary: { has: () => true, suggest: () => [] },
  };
  const cacheDir = join(folder, "plans");
  const options = { contentDir, cacheDir, settings: {}, release: false, dated: false, overrides };
  let written: Files = new Map();
  return async (files) => {
    rewrite(contentDir, written, files);
    written = new Map(files);
    const { site, texts, compare } = await buildPlan(options);
    const diagnostics = await compare();
    const isRight = diagnostics.every(({ severity }) => severity !== "error");
    return {
      diagnostics,
      texts,
      said: isRight && site ? { site: site.site, pages: [...emitModules(site)] } : undefined,
    };
  };
}

/** Brings a content folder from some files to others. */
function rewrite(contentDir: string, before: Files, now: Files): void {
  for (const path of before.keys()) if (!now.has(path)) rmSync(join(contentDir, path));
  for (const [path, bytes] of now) {
    if (before.get(path)?.equals(bytes)) continue;
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), bytes);
  }
}
