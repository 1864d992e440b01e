import type { SiteModel } from "@vitrine/schema/site-model";
import { isInShard, type Shard, writesFiles } from "@vitrine/generator/shard";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfSizes, sizesIn, sizesOf } from "@vitrine/generator/files-in";
import { type Bundle, bundleFiles, type BundleOptions } from "./1-bundle/bundle.ts";
import type { PageData, PageJob, PageMakerModule, RenderFailure, WorkerInput } from "./2-render/page-job.ts";
import { renderIfRight } from "./2-render/render-if-right.ts";
import type { RenderOptions } from "./2-render/render-pages.ts";
import { compressedCopies, writeCopies } from "./3-finish/compress.ts";
import { robots, sitemap } from "./3-finish/sitemap.ts";
import { folderFiles, type SiteFile, textFile } from "./3-finish/site-files.ts";
import {
  forgetOutputRecord,
  type OutputRecord,
  outputRecordFile,
  readOutputRecord,
  writeOutputRecord,
} from "./4-publish/output-record.ts";
import { writeLastBuild } from "./4-publish/last-build.ts";
import { dataKey, pageKey, type RenderReason, renderReason, sameBut } from "./4-publish/page-key.ts";
import { type KeptBuilds, keptGenerations } from "./4-publish/kept-generations.ts";
import { publish } from "./4-publish/publish.ts";
import { type ChangedPages, type Origin, originKey, type SharedKeys, sharedKeys } from "./origin.ts";
import { type DirStyle, pageFile } from "./page-file.ts";

/** A page of the site. */
export interface PageSource {
  readonly route: string;
  /** What the page says, or what it is made of in the thread that renders it, with a hash of that. */
  readonly content: { readonly data: PageData } | { readonly job: unknown; readonly key: string };
  /** Whether the sitemap lists it. */
  readonly indexed: boolean;
  /** W3C date of its content's last change, for the sitemap; no date where that is not known. */
  readonly lastModified?: string | undefined;
}

export interface BuildOptions extends BundleOptions {
  readonly outDir: string;
  readonly siteUrl: string;
  /** What all pages share. */
  readonly site: SiteModel;
  readonly pages: readonly PageSource[];
  /** Those of them that are not what `key` says, asked for when all is published: by it `rebuildPages` can go on from there. */
  changed?(): ChangedPages | undefined;
  /** How pages are made whose content is a job. */
  readonly maker?: PageMakerModule | undefined;
  readonly bundled: Bundle;
  /** Hash of the code that makes all but pages: after a change of it, all of the output is looked at. */
  readonly code?: string | undefined;
  /** Files that go out as they are: public files, pictures. */
  readonly files: readonly SiteFile[];
  /** Shared files that need to know the site's styles, by their hashes: SHA-256 in base 64, one a `<style>` element. */
  readonly filesForStyles?: (styleHashes: readonly string[]) => readonly SiteFile[];
  /** Endings of files that get a `.br` and a `.gz` beside them: "html"; none by default. */
  readonly compressed?: readonly string[];
  readonly dirStyle?: DirStyle;
  /** What stays of builds before this one; nothing, unless said otherwise. A part has none. */
  readonly kept?: KeptBuilds;
  /** Asked once, while threads render, and may take its time: whether all is right. If not, nothing is published. */
  isRight?(): Promise<boolean>;
  /** Told of the styles' hashes when all is ready, before the first of the published files changes. */
  onPublish?(styleHashes: readonly string[]): void;
  /** The part of the site to build; all of it, unless said otherwise. */
  readonly shard?: Shard | undefined;
  readonly render?: RenderOptions;
}

export interface BuildReport {
  readonly pages: number;
  readonly rendered: number;
  readonly written: number;
  readonly removed: number;
  readonly bundleReused: boolean;
  /** SHA-256 of every `<style>` element that the pages can have, in base 64. */
  readonly styleHashes: readonly string[];
  /** Hash of the files in the output folder, where it is known. */
  readonly outputFiles?: string | undefined;
  /** Pages that could not be rendered. */
  readonly failures: readonly RenderFailure[];
  /** Whether the site is up to date now. If not, nothing was touched: a page failed, or not all was right. */
  readonly published: boolean;
}

/** Renders what changed, finishes, publishes. Either the whole site is brought up to date, or nothing is touched. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const stagingDir = `${options.outDir}.staging`;
  rmSync(stagingDir, { recursive: true, force: true });
  try {
    return await buildInto(stagingDir, options);
  } finally {
    rmSync(stagingDir, { recursive: true, force: true });
  }
}

async function buildInto(stagingDir: string, options: BuildOptions): Promise<BuildReport> {
  const { outDir, cacheDir, pages, bundled } = options;
  const recordFile = outputRecordFile(cacheDir, outDir);
  const found = sizesIn(outDir);
  const present = new Set(found.keys());
  const record = readOutputRecord(recordFile);
  const isWhole = (path: string) => found.has(path) && found.get(path) === record.sizes.get(path);
  const keys = sharedKeys(options, bundled);
  const plans = plan(options, keys, record, isWhole);
  const staleJobs = plans.flatMap(({ page, path, renderedKey, current }): PageJob[] => {
    const { route, content } = page;
    return current === undefined ? [{ route, content, renderedKey, output: join(stagingDir, path) }] : [];
  });
  const rendering = await renderIfRight(staleJobs, workerInput(options), options.isRight, options.render);
  const { failures } = rendering;
  const made = new Map(rendering.pages.map((page) => [page.route, page]));
  const report = {
    pages: pages.length,
    rendered: rendering.pages.filter(({ rendered }) => rendered).length,
    bundleReused: bundled.reused,
    styleHashes: bundled.styleHashes,
    failures,
  };
  if (failures.length > 0 || !rendering.isRight)
    return { ...report, written: 0, removed: 0, published: false };
  const wantedPages = plans.map(({ page, path, current }) => ({
    path,
    key: current ?? pageKey(keys.bundle, keys.site, made.get(page.route)?.key ?? ""),
    rendered: made.get(page.route)?.rendered ?? false,
    madeOf: "job" in page.content ? page.content.key : undefined,
  }));
  options.render?.signal?.throwIfAborted();
  const wantedFiles = finish(options, bundled);
  const isCurrent = ({ path, key }: { path: string; key: string }) =>
    record.keys.get(path) === key && isWhole(path);
  const stalePages = wantedPages.filter(({ rendered }) => rendered);
  const staleFiles = wantedFiles.filter((file) => !isCurrent(file));
  for (const file of staleFiles) stage(stagingDir, file);
  const copies = compressedCopies([...wantedPages, ...wantedFiles], options.compressed ?? []);
  const staleCopies = copies.filter((copy) => !isCurrent(copy));
  const isStaged = new Set([...stalePages, ...staleFiles].map(({ path }) => path));
  await writeCopies(
    staleCopies,
    (path) => join(isStaged.has(path) ? stagingDir : outDir, path),
    (path) => join(stagingDir, path),
    options.render?.signal,
  );

  const wanted = [...wantedPages, ...wantedFiles, ...copies];
  const staged = [...isStaged, ...staleCopies.map(({ path }) => path)];
  const isWanted = new Set(wanted.map(({ path }) => path));
  const generations = keptGenerations(present, isWanted, record.generations ?? [], keptOf(options));
  const keep = isWanted.union(new Set(generations.flat()));
  if (staged.length > 0 || !present.isSubsetOf(keep)) {
    forgetOutputRecord(recordFile);
    options.onPublish?.(bundled.styleHashes);
  }
  // A file that is not written now keeps the size that was found: if it is damaged meanwhile, the next build sees another.
  const sizes = sizesOf(
    stagingDir,
    staged,
    [...found].filter(([path]) => keep.has(path)),
  );
  const published = publish(stagingDir, outDir, staged, { present, keep });
  const reasons = stalePages.map(({ path, key }) => [
    path,
    renderReason(key, record.keys.get(path), isWhole(path)) ?? "page",
  ]);
  const origin = originOf(options, keys, sizes);
  writeOutputRecord(recordFile, { origin, sizes, generations, ...keysOf(wanted) });
  writeLastBuild(cacheDir, outDir, Object.fromEntries(reasons) as Record<string, RenderReason>);
  return { ...report, ...published, published: true, outputFiles: origin?.files };
}

/** The keys of the files that are out now, and of what their pages were made of. */
const keysOf = (files: readonly { path: string; key: string; madeOf?: string | undefined }[]) => ({
  keys: new Map(files.map(({ path, key }) => [path, key])),
  madeOf: new Map(
    files.flatMap(({ path, madeOf }) => (madeOf === undefined ? [] : [[path, madeOf] as const])),
  ),
});

/** What a whole output follows from; undefined for a part, and where nothing is known of changes. */
function originOf(options: BuildOptions, keys: SharedKeys, sizes: Map<string, number>): Origin | undefined {
  const { shard } = options;
  const changed = options.changed?.();
  if (changed === undefined || shard !== undefined) return undefined;
  const but = changed.pages.map(({ route }) => route);
  return { key: originKey(changed, keys, options.code), but, files: hashOfSizes(sizes) };
}

const keptOf = ({ kept, shard }: BuildOptions): KeptBuilds =>
  kept === undefined || shard !== undefined ? { prefixes: [], builds: 0 } : kept;

interface PagePlan {
  readonly page: PageSource;
  readonly path: string;
  /** The page's key, where it is known to be out already. */
  readonly current: string | undefined;
  /** Key of the data that the page which is out was rendered from, where all else is the same. */
  readonly renderedKey: string | undefined;
}

/** Finds which pages are out as they would be rendered now. */
function plan(
  { pages, dirStyle = "flat", shard }: BuildOptions,
  { bundle: bundleKey, site }: SharedKeys,
  record: OutputRecord,
  isWhole: (path: string) => boolean,
): PagePlan[] {
  return pages
    .filter(({ route }) => isInShard(shard, route))
    .map((page): PagePlan => {
      const path = pageFile(page.route, dirStyle);
      const last = isWhole(path) ? record.keys.get(path) : undefined;
      const renderedKey = sameBut(last, bundleKey, site);
      const { content } = page;
      const isSame =
        "data" in content ? dataKey(content.data) === renderedKey : record.madeOf.get(path) === content.key;
      return { page, path, renderedKey, current: isSame && renderedKey !== undefined ? last : undefined };
    });
}

/** All files that are no pages. */
function finish(
  { pages, siteUrl, files, filesForStyles, shard }: BuildOptions,
  { serverDir, clientDir, styleHashes }: Bundle,
): SiteFile[] {
  if (!writesFiles(shard)) return [];
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ route, lastModified }) => ({ address: siteUrl + route, lastModified }));
  const all = [
    ...folderFiles(clientDir),
    ...folderFiles(join(serverDir, "assets"), "assets/"),
    ...(filesForStyles?.(styleHashes) ?? []),
    ...sitemap(siteUrl, entries).map(({ path, text }) => textFile(path, text)),
    textFile("robots.txt", robots(siteUrl)),
    ...files,
  ];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

/** What the threads that render are given. */
export const workerInput = ({
  pageImports,
  site,
  maker,
  bundled,
}: Pick<BuildOptions, "pageImports" | "site" | "maker" | "bundled">): WorkerInput => ({
  ...bundleFiles(pageImports, bundled),
  site,
  scripts: bundled.scripts,
  maker,
});

function stage(stagingDir: string, { path, from }: SiteFile): void {
  const target = join(stagingDir, path);
  mkdirSync(dirname(target), { recursive: true });
  if ("file" in from) copyFileSync(from.file, target);
  else writeFileSync(target, from.text);
}
