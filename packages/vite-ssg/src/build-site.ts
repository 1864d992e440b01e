import { rmSync } from "node:fs";
import { join } from "node:path";
import { sizesOf } from "@vitrine/generator/files-in";
import { isPage, moduleFile, pageFile } from "@vitrine/generator/page-file";
import { readMemo, writeMemo } from "@vitrine/generator/memo";
import type { RenderJob } from "@vitrine/generator/plan";
import { shortHash } from "@vitrine/generator/short-hash";
import { isInShard, type Shard } from "@vitrine/generator/shard";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { Bundle } from "./1-bundle/bundle.ts";
import type { PageJob, PageMaker } from "./2-render/page-job.ts";
import { renderPages, type RenderOptions } from "./2-render/render-pages.ts";
import { compressedCopies } from "./3-finish/compress.ts";
import { robots, sitemap } from "./3-finish/sitemap.ts";
import { folderFiles, type SiteFile, stageFiles, textFile } from "./3-finish/site-files.ts";
import { type Generations, type Retention, retainedFiles } from "./4-publish/retained-files.ts";
import {
  deleteOutputRows,
  type NextFile,
  openOutput,
  type Output,
  type OutputFile,
  writeOutputRecord,
} from "./4-publish/output-record.ts";
import { publish } from "./4-publish/publish.ts";

export interface BuildOptions {
  readonly cacheDir: string;
  readonly outDir: string;
  readonly site: SiteModel;
  readonly pages: readonly Omit<RenderJob, "openGraphImage">[];
  readonly maker: PageMaker;
  readonly bundled: Bundle;
  /** Files that are published unchanged: public files, pictures. Undefined for a shard of pages alone. */
  readonly files: readonly SiteFile[] | undefined;
  /** Endings of the files that get a `.br` and a `.gz` beside them: "html". */
  readonly compressed: readonly string[];
  readonly retention: Retention;
  /** Called before the first published file changes. */
  onPublish(): void;
  readonly shard: Shard | undefined;
  readonly render: RenderOptions;
}

/**
 * Renders the pages whose key changed, finishes and publishes. If a page could not be rendered, the published site is
 * untouched. `sizes` has the bytes of every file in the output folder, by path.
 */
export async function buildSite(options: BuildOptions) {
  const stagingDir = `${options.outDir}.staging`;
  rmSync(stagingDir, { recursive: true, force: true });
  try {
    return await buildInto(stagingDir, options);
  } finally {
    rmSync(stagingDir, { recursive: true, force: true });
  }
}

async function buildInto(stagingDir: string, options: BuildOptions) {
  const { outDir, bundled, site, maker, render } = options;
  const out = openOutput(options);
  const prefix = keyPrefix(options);
  const { current, stale } = findStalePages(options, prefix, out, stagingDir);
  const { serverDir, scripts } = bundled;
  const { pages, failures } = await renderPages(stale, { serverDir, scripts, site, maker }, render);
  const rendered = pages.filter((page) => page.rendered);
  const figures = { rendered: rendered.length, failures };
  if (failures.length > 0) return { ...figures, written: 0, removed: 0, sizes: out.sizes };
  render.signal?.throwIfAborted();

  const files = filesBesidePages(options);
  const next = new Map<string, NextFile>(current);
  for (const page of pages) next.set(page.path, { ...page, key: prefix + page.key });
  for (const file of files) next.set(file.path, file);
  const copies = compressedCopies(next, options.compressed);
  for (const copy of copies) next.set(copy.path, copy);
  const staleFiles = [...files, ...copies].filter((file) => !out.isCurrent(file));
  const staged = new Set([...rendered, ...staleFiles].map(({ path }) => path));
  const fileOf = (path: string) => join(staged.has(path) ? stagingDir : outDir, path);
  await stageFiles(staleFiles, stagingDir, fileOf, render.signal);
  return { ...figures, ...replaceOutput(options, out, stagingDir, [...staged], next) };
}

/** The beginning of every page's key: hashes of the bundle and of the site's data. The module's hash follows. */
function keyPrefix({ bundled, site }: BuildOptions): string {
  const bundle = shortHash(JSON.stringify([bundled.key, bundled.scripts]));
  return `${bundle}.${shortHash(JSON.stringify(site))}.`;
}

/** Parts the pages into those whose published version is still right, by path, and all others. */
function findStalePages(
  { pages, shard, cacheDir }: BuildOptions,
  prefix: string,
  out: Output,
  stagingDir: string,
) {
  const current = new Map<string, OutputFile>();
  const stale: PageJob[] = [];
  for (const { route, content } of pages) {
    if (!isInShard(shard, route)) continue;
    const path = pageFile(route);
    const last = out.record.get(path);
    const sourceKey = "text" in content ? shortHash(content.text) : content.key;
    const isSame = last?.key.startsWith(prefix) === true && out.isWhole(path);
    const isWritten = last?.sourceKey === sourceKey;
    if (isSame && isWritten) {
      current.set(path, last);
      continue;
    }
    const lastModule = last?.key.split(".").at(-1);
    stale.push({
      route,
      path,
      output: join(stagingDir, path),
      module: moduleIn(cacheDir, path),
      content,
      sourceKey,
      renderedKey: isSame ? lastModule : undefined,
      writtenKey: isWritten ? lastModule : undefined,
    });
  }
  return { current, stale };
}

const moduleIn = (cacheDir: string, path: string) => join(cacheDir, "modules", moduleFile(path));

/** All files that are no pages; where two have one path, the later. */
function filesBesidePages({ pages, site, files, bundled }: BuildOptions): SiteFile[] {
  if (files === undefined) return [];
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ route, lastModified }) => ({ address: site.url + route, lastModified }));
  const all = [
    ...folderFiles(bundled.clientDir),
    ...folderFiles(join(bundled.serverDir, "assets"), "assets/"),
    ...sitemap(site.url, entries).map(({ path, text }) => textFile(path, text)),
    textFile("robots.txt", robots(site.url, site.staging)),
    ...files,
  ];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

/** Publishes the staged files, and records the new output. `next` has all files of the site, by path. */
function replaceOutput(
  { cacheDir, outDir, retention, onPublish }: BuildOptions,
  out: Output,
  stagingDir: string,
  staged: readonly string[],
  next: ReadonlyMap<string, NextFile>,
) {
  const { store, folder, record, sizes: found } = out;
  const present = new Set(found.keys());
  const generationsMemo = `generations/${folder}`;
  const last = (readMemo(store, generationsMemo, "") ?? []) as Generations;
  const generations = retainedFiles(present, next, last, retention);
  const retained = new Set(generations.flat());
  const stale = [...present].filter((path) => !next.has(path) && !retained.has(path));
  // Other files keep the size found at the start, so that the next build sees one that is damaged meanwhile.
  const sizes = sizesOf(stagingDir, staged, found);
  if (staged.length > 0 || stale.length > 0) {
    deleteOutputRows(out, staged);
    onPublish();
  }
  publish(stagingDir, outDir, staged, stale);
  const gone = [...record.keys()].filter((path) => !next.has(path));
  for (const path of gone) if (isPage(path)) rmSync(moduleIn(cacheDir, path), { force: true });
  writeOutputRecord(out, next, sizes, gone);
  writeMemo(store, generationsMemo, "", generations);
  for (const path of stale) sizes.delete(path);
  return { written: staged.length, removed: stale.length, sizes };
}
