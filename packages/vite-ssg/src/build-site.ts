import type { SiteModel } from "@vitrine/schema/site-model";
import { isInShard, type Shard, writesFiles } from "@vitrine/generator/shard";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sizesIn, sizesOf } from "@vitrine/generator/files-in";
import { readMemoJson, writeMemo } from "@vitrine/generator/memo";
import { openStore } from "@vitrine/generator/open-store";
import { type Bundle, bundleFiles, type BundleOptions } from "./1-bundle/bundle.ts";
import type { PageJob, PageMakerModule, RenderFailure, WorkerInput } from "./2-render/page-job.ts";
import { renderIfRight } from "./2-render/render-if-right.ts";
import type { RenderOptions } from "./2-render/render-pages.ts";
import { compressedCopies, writeCopies } from "./3-finish/compress.ts";
import { robots, sitemap } from "./3-finish/sitemap.ts";
import { folderFiles, type SiteFile, textFile } from "./3-finish/site-files.ts";
import {
  forgetOutputs,
  type OutputFile,
  type OutputRecord,
  outputName,
  readOutputRecord,
  writeOutputRecord,
} from "./4-publish/output-record.ts";
import { writeLastBuild } from "./4-publish/last-build.ts";
import {
  moduleKey,
  moduleKeyIn,
  pageKey,
  type RenderReason,
  renderReason,
  sameBut,
} from "./4-publish/page-key.ts";
import { type Generations, type KeptBuilds, keptGenerations } from "./4-publish/kept-generations.ts";
import { publish } from "./4-publish/publish.ts";
import { hashOf } from "./hash.ts";
import { type DirStyle, isPage, moduleFile, pageFile } from "./page-file.ts";

/** A page of the site. */
export interface PageSource {
  readonly route: string;
  /** The text of its module, or what that is made of in the thread that renders it, with a key of all that. */
  readonly content: { readonly text: string } | { readonly job: unknown; readonly key: string };
  /** Whether the sitemap lists it. */
  readonly indexed: boolean;
  /** W3C date of its content's last change, for the sitemap; no date where that is not known. */
  readonly lastModified?: string | undefined;
}

export interface BuildOptions extends BundleOptions {
  readonly outDir: string;
  /** Where the modules of pages are written. */
  readonly modulesDir: string;
  readonly siteUrl: string;
  /** What all pages share. */
  readonly site: SiteModel;
  readonly pages: readonly PageSource[];
  /** How pages are made whose content is a job. */
  readonly maker?: PageMakerModule | undefined;
  readonly bundled: Bundle;
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
  /** Size of every file in the output folder, in bytes, by path. */
  readonly sizes: ReadonlyMap<string, number>;
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
  const store = openStore(cacheDir);
  const folder = outputName({ cacheDir, outDir });
  const found = sizesIn(outDir);
  const present = new Set(found.keys());
  const record = readOutputRecord(store, folder);
  const isWhole = (path: string) => found.has(path) && found.get(path) === record.get(path)?.size;
  const keys = sharedKeys(options);
  const plans = plan(options, keys, record, isWhole);
  const staleJobs = plans
    .filter(({ current }) => current === undefined)
    .map((stale) => jobOf(stale, record.get(stale.path), stagingDir, options.modulesDir));
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
    return { ...report, written: 0, removed: 0, sizes: found, published: false };
  const wantedPages = plans.map(({ page, path, current }) => ({
    path,
    key: current ?? pageKey(keys.bundle, keys.site, made.get(page.route)?.key ?? ""),
    rendered: made.get(page.route)?.rendered ?? false,
    sourceKey: "job" in page.content ? page.content.key : "",
  }));
  options.render?.signal?.throwIfAborted();
  const wantedFiles = finish(options, bundled);
  const isCurrent = ({ path, key }: { path: string; key: string }) =>
    record.get(path)?.key === key && isWhole(path);
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
  const last = (readMemoJson(store, generationsOf(folder), "") ?? []) as Generations;
  const generations = keptGenerations(present, isWanted, last, keptOf(options));
  const keep = isWanted.union(new Set(generations.flat()));
  // What is not written now keeps the size that was found: a file damaged meanwhile has another one in the next build.
  const sizes = sizesOf(stagingDir, staged, found);
  const reasons = stalePages.map(({ path, key }) => [
    path,
    renderReason(key, record.get(path)?.key, isWhole(path)) ?? "page",
  ]);
  if (staged.length > 0 || !present.isSubsetOf(keep)) {
    forgetOutputs(store, folder, staged, record);
    options.onPublish?.(bundled.styleHashes);
  }
  const published = publish(stagingDir, outDir, staged, { present, keep });
  const now = wanted.map(({ path, key, ...file }): [string, OutputFile] => {
    const sourceKey = "sourceKey" in file ? file.sourceKey : "";
    return [path, { key, sourceKey, size: sizes.get(path) ?? -1 }];
  });
  const gonePages = [...record.keys()].filter((path) => isPage(path) && !isWanted.has(path));
  for (const path of gonePages) rmSync(join(options.modulesDir, moduleFile(path)), { force: true });
  writeOutputRecord(store, folder, new Map(now), record);
  writeMemo(store, generationsOf(folder), "", JSON.stringify(generations));
  writeLastBuild(store, folder, Object.fromEntries(reasons) as Record<string, RenderReason>);
  for (const path of present) if (!keep.has(path)) sizes.delete(path);
  return { ...report, ...published, sizes, published: true };
}

/** Name of the memo that says what stays of earlier builds. */
const generationsOf = (folder: string) => `generations/${folder}`;

/** Keys of what every page is made of. */
interface SharedKeys {
  readonly bundle: string;
  readonly site: string;
}

const sharedKeys = ({ site, bundled }: Pick<BuildOptions, "site" | "bundled">): SharedKeys => ({
  bundle: hashOf(bundled.key, JSON.stringify(bundled.scripts)),
  site: hashOf(JSON.stringify(site)),
});

const keptOf = ({ kept, shard }: BuildOptions): KeptBuilds =>
  kept === undefined || shard !== undefined ? { prefixes: [], builds: 0 } : kept;

interface PagePlan {
  readonly page: PageSource;
  readonly path: string;
  /** The page's key, where it is known to be out already. */
  readonly current: string | undefined;
  /** Key of the module that the page which is out was rendered from, where all else is the same. */
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
      const last = isWhole(path) ? record.get(path)?.key : undefined;
      const renderedKey = sameBut(last, bundleKey, site);
      const { content } = page;
      const isSame =
        "text" in content
          ? moduleKey(content.text) === renderedKey
          : record.get(path)?.sourceKey === content.key;
      return { page, path, renderedKey, current: isSame && renderedKey !== undefined ? last : undefined };
    });
}

/** The job that renders a page. Its module need not be made again where it is the one that was written last. */
function jobOf(
  { page: { route, content }, path, renderedKey }: PagePlan,
  last: OutputFile | undefined,
  stagingDir: string,
  modulesDir: string,
): PageJob {
  const written = "key" in content && last?.sourceKey === content.key ? moduleKeyIn(last.key) : undefined;
  return {
    route,
    output: join(stagingDir, path),
    module: join(modulesDir, moduleFile(path)),
    content: "job" in content ? { job: content.job, written } : content,
    renderedKey,
  };
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
