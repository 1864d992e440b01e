import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BuildRequest } from "@vitrine/generator/run-command";
import { mediaFiles } from "@vitrine/generator/media-index";
import { isInShard } from "@vitrine/generator/shard";
import { buildSite } from "@vitrine/vite-ssg/build-site";
import { drawOpenGraph } from "@vitrine/vite-ssg/open-graph";
import { copiedFile, folderFiles, textFile } from "@vitrine/vite-ssg/site-files";
import { photoFiles } from "./photo-encoder.ts";
import { openGraphStyle, pageImports, paths } from "./site-paths.ts";

/** Builds checked content with this site's templates. */
export async function buildThisSite({
  contentDir,
  outDir,
  cacheDir,
  site: { site, pages, world, data },
  photos,
  encoded,
  shard,
}: BuildRequest) {
  const started = performance.now();
  const isOwn = (name: string) => isInShard(shard, name);
  const drawn = mediaFiles(contentDir);
  const media = [
    ...drawn.filter(({ address }) => isOwn(address)),
    ...photoFiles(
      photos.filter(({ path }) => isOwn(path)),
      cacheDir,
    ),
  ];
  const openGraph = await drawOpenGraph(
    pages.flatMap(({ route, openGraphImage }) =>
      openGraphImage !== undefined && isOwn(route) ? [openGraphImage] : [],
    ),
    {
      ...openGraphStyle,
      pictures: new Map(
        [...drawn, ...photoFiles(photos, cacheDir)].map(({ address, file }) => [address, file]),
      ),
      cacheDir: join(cacheDir, "og"),
    },
  );
  const { rendered, written, removed, bundleReused, failures } = await buildSite({
    appRoot: paths.app,
    cacheDir,
    alsoDependsOn: bundleInputs(),
    outDir,
    site,
    siteUrl: site.url,
    pages,
    maker: { module: import.meta.resolve("@vitrine/generator/zone-pages"), input: world },
    pageImports,
    files: [
      ...folderFiles(paths.publicFiles).filter(({ path }) => isOwn(path)),
      ...media.map(({ address, file }) => copiedFile(address.slice(1), file)),
      ...openGraph.files,
      ...data
        .filter(({ address }) => isOwn(address))
        .map(({ address, text }) => textFile(address.slice(1), text)),
    ],
    shard,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  return {
    failures: describeFailures(failures),
    summary:
      failures.length > 0
        ? `${failures.length} of ${pages.length} pages failed; the last good output stays.`
        : `${shard === undefined ? "" : `Part ${shard.index} of ${shard.count} of `}${pages.length} pages: ${rendered} rendered, ${written} files written, ${removed} removed, ${openGraph.drawn} images drawn, templates ${bundleReused ? "from cache" : "bundled"}, ${photos.length === 0 ? "" : `${encoded} photo${encoded === 1 ? "" : "s"} encoded, `}in ${seconds} s`,
  };
}

/** Files that shape the bundle without being in it: what configures it, what compiles its styles and islands. */
function bundleInputs(): string[] {
  const plugin = join(paths.workspace, "packages/vite-ssg/src/plugin");
  const configuration = ["vite.config.ts", "site-vite-config.ts", "site-paths.ts", "src/islands.ts"];
  return [
    join(paths.workspace, "pnpm-lock.yaml"),
    ...configuration.map((file) => join(paths.app, file)),
    ...readdirSync(plugin).map((file) => join(plugin, file)),
  ];
}

/** One text for each cause: a mistake in a template fails many pages with the same words. */
function describeFailures(failures: readonly { route: string; message: string }[]): string[] {
  return [...Map.groupBy(failures, ({ message }) => message)].map(
    ([message, pages]) =>
      `Could not be rendered: ${pages.map(({ route }) => route).join(", ")}\n${message}\n`,
  );
}
