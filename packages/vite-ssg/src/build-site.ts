import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Bundle, bundle, type BundleOptions } from "./1-bundle/bundle.ts";
import type { PageData, PageJob, RenderFailure } from "./2-render/page-job.ts";
import { renderPages, type RenderOptions } from "./2-render/render-pages.ts";
import { compressedCopies, writeCopies } from "./3-finish/compress.ts";
import { robots, sitemap } from "./3-finish/sitemap.ts";
import { folderFiles, type SiteFile, textFile } from "./3-finish/site-files.ts";
import {
  forgetOutputRecord,
  outputRecordFile,
  readOutputRecord,
  writeOutputRecord,
} from "./4-publish/output-record.ts";
import { writeLastBuild } from "./4-publish/last-build.ts";
import { pageKey, renderReason } from "./4-publish/page-key.ts";
import { filesIn, publish } from "./4-publish/publish.ts";
import { hashOf } from "./hash.ts";
import { type DirStyle, pageFile } from "./page-file.ts";
import { entryNameOf } from "./plugin/vitrine-ssg.ts";

/** A page module on disk. */
export interface PageSource {
  readonly route: string;
  /** Path under `modulesDir`. */
  readonly path: string;
  readonly text: string;
  /** What the text says; without it the module is imported. */
  readonly data?: PageData | undefined;
  /** Whether the sitemap lists it. */
  readonly indexed: boolean;
  /** W3C date of its content's last change, for the sitemap; no date where that is not known. */
  readonly lastModified?: string | undefined;
}

export interface BuildOptions extends BundleOptions {
  readonly outDir: string;
  readonly siteUrl: string;
  readonly modulesDir: string;
  /** Text of the module of what all pages share, `site.ts` in `modulesDir`. */
  readonly siteText: string;
  readonly pages: readonly PageSource[];
  /** Files that go out as they are: public files, pictures. */
  readonly files: readonly SiteFile[];
  /** Files that need to know the site's styles, by their hashes: SHA-256 in base 64, one a `<style>` element. */
  readonly filesForStyles?: (styleHashes: readonly string[]) => readonly SiteFile[];
  /** Endings of files that get a `.br` and a `.gz` beside them: "html"; none by default. */
  readonly compressed?: readonly string[];
  readonly dirStyle?: DirStyle;
  /** Chooses which routes this build renders; the sitemap still lists all. */
  readonly includedRoutes?: (routes: readonly string[]) => readonly string[];
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
  /** Pages that could not be rendered; then nothing was published. */
  readonly failures: readonly RenderFailure[];
}

/** Bundles, renders what changed, finishes, publishes. Either the whole site is brought up to date, or nothing is touched. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { outDir, cacheDir, pages } = options;
  const stagingDir = `${outDir}.staging`;
  const recordFile = outputRecordFile(cacheDir, outDir);
  rmSync(stagingDir, { recursive: true, force: true });

  const bundled = await bundle(options);
  const wantedPages = plan(options, bundled);
  const wantedFiles = finish(options, bundled);
  const present = new Set(filesIn(outDir));
  const record = readOutputRecord(recordFile);
  const isCurrent = ({ path, key }: { path: string; key: string }) =>
    record[path] === key && present.has(path);

  const reasons = Object.fromEntries(
    wantedPages.flatMap(({ path, key }) => {
      const reason = renderReason(key, record[path], present.has(path));
      return reason === undefined ? [] : [[path, reason] as const];
    }),
  );
  const stalePages = wantedPages.filter(({ path }) => path in reasons);
  const jobs = stalePages.map(({ route, module, data, path }): PageJob => ({
    route,
    module,
    data,
    output: join(stagingDir, path),
  }));
  const failures = await renderPages(jobs, workerInput(options, bundled), options.render);
  const report = {
    pages: pages.length,
    rendered: jobs.length - failures.length,
    bundleReused: bundled.reused,
    styleHashes: bundled.styleHashes,
    failures,
  };
  if (failures.length > 0) {
    rmSync(stagingDir, { recursive: true, force: true });
    return { ...report, written: 0, removed: 0 };
  }
  const staleFiles = wantedFiles.filter((file) => !isCurrent(file));
  for (const file of staleFiles) stage(stagingDir, file);
  const copies = compressedCopies([...wantedPages, ...wantedFiles], options.compressed ?? []);
  const staleCopies = copies.filter((copy) => !isCurrent(copy));
  const isStaged = new Set([...stalePages, ...staleFiles].map(({ path }) => path));
  await writeCopies(
    staleCopies,
    (path) => join(isStaged.has(path) ? stagingDir : outDir, path),
    (path) => join(stagingDir, path),
  );

  const wanted = [...wantedPages, ...wantedFiles, ...copies];
  const staged = [...isStaged, ...staleCopies.map(({ path }) => path)];
  if (staged.length > 0 || present.size !== wanted.length) forgetOutputRecord(recordFile);
  const published = publish(stagingDir, outDir, staged, new Set(wanted.map(({ path }) => path)));
  writeOutputRecord(recordFile, Object.fromEntries(wanted.map(({ path, key }) => [path, key])));
  writeLastBuild(cacheDir, outDir, reasons);
  rmSync(stagingDir, { recursive: true, force: true });
  return { ...report, ...published };
}

interface PlannedPage {
  readonly route: string;
  readonly module: string;
  readonly data: PageData | undefined;
  readonly path: string;
  readonly key: string;
}

function plan(
  { pages, modulesDir, siteText, dirStyle = "flat", includedRoutes }: BuildOptions,
  { key, scripts }: Bundle,
): PlannedPage[] {
  const bundleKey = hashOf(key, JSON.stringify(scripts));
  const included = new Set(
    includedRoutes?.(pages.map(({ route }) => route)) ?? pages.map(({ route }) => route),
  );
  return pages
    .filter(({ route }) => included.has(route))
    .map(({ route, path, text, data }) => ({
      route,
      data,
      module: join(modulesDir, path),
      path: pageFile(route, dirStyle),
      key: pageKey(bundleKey, siteText, text),
    }));
}

function finish(
  { pages, siteUrl, files, filesForStyles }: BuildOptions,
  { serverDir, clientDir, styleHashes }: Bundle,
): SiteFile[] {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ route, lastModified }) => ({ address: siteUrl + route, lastModified }));
  const all = [
    ...folderFiles(clientDir),
    ...folderFiles(join(serverDir, "assets"), "assets/"),
    ...files,
    ...(filesForStyles?.(styleHashes) ?? []),
    ...sitemap(siteUrl, entries).map(({ path, text }) => textFile(path, text)),
    textFile("robots.txt", robots(siteUrl)),
  ];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

function workerInput({ modulesDir, pageImports }: BuildOptions, { serverDir, scripts }: Bundle) {
  const imports = Object.fromEntries(
    pageImports.map((specifier) => [specifier, join(serverDir, `${entryNameOf(specifier)}.js`)]),
  );
  return { serverDir, imports, siteModule: join(modulesDir, "site.ts"), scripts };
}

function stage(stagingDir: string, { path, from }: SiteFile): void {
  const target = join(stagingDir, path);
  mkdirSync(dirname(target), { recursive: true });
  if ("file" in from) copyFileSync(from.file, target);
  else writeFileSync(target, from.text);
}
