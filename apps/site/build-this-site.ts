import { createHash } from "node:crypto";
import { join } from "node:path";
import type { BuildRequest } from "@vitrine/generator/run-command";
import { pictureFileName } from "@vitrine/generator/picture-index";
import { buildSite } from "@vitrine/vite-ssg/build-site";
import { folderFiles } from "@vitrine/vite-ssg/site-files";
import { pageImports, paths } from "./site-paths.ts";

/** Builds checked content with this site's templates. */
export async function buildThisSite({
  siteUrl,
  contentDir,
  outDir,
  cacheDir,
  modulesDir,
  modules,
  shard,
}: BuildRequest) {
  const started = performance.now();
  const imagesDir = join(contentDir, "images");
  const { rendered, pages, written, removed, bundleReused, failures } = await buildSite({
    appRoot: paths.app,
    cacheDir,
    alsoDependsOn: [join(paths.workspace, "pnpm-lock.yaml"), join(paths.app, "src/islands.ts")],
    outDir,
    siteUrl,
    modulesDir,
    siteText: modules.site,
    pages: modules.pages,
    pageImports,
    files: [
      ...folderFiles(paths.publicFiles),
      ...folderFiles(imagesDir, "images/", pictureFileName(imagesDir)),
    ],
    includedRoutes: (routes) =>
      shard === undefined ? routes : routes.filter((route) => partOf(route, shard.count) === shard.index - 1),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  return {
    failures: describeFailures(failures),
    summary:
      failures.length > 0
        ? `${failures.length} of ${pages} pages failed; the last good output stays.`
        : `${pages} pages: ${rendered} rendered, ${written} files written, ${removed} removed, templates ${bundleReused ? "from cache" : "bundled"}, in ${seconds} s`,
  };
}

/** One text for each cause: a mistake in a template fails many pages with the same words. */
function describeFailures(failures: readonly { route: string; message: string }[]): string[] {
  return [...Map.groupBy(failures, ({ message }) => message)].map(
    ([message, pages]) =>
      `Could not be rendered: ${pages.map(({ route }) => route).join(", ")}\n${message}\n`,
  );
}

/** The part that a route belongs to: the same on every machine, whatever else there is. */
function partOf(route: string, count: number): number {
  return createHash("sha256").update(route).digest().readUInt32BE(0) % count;
}
