import { rmSync } from "node:fs";
import { join } from "node:path";
import { sizesOf } from "@vitrine/generator/files-in";
import { readMemoJson, writeMemo } from "@vitrine/generator/memo";
import { isInShard, type Shard } from "@vitrine/generator/shard";
import type { SiteModel } from "@vitrine/schema/site-model";
import { type Bundle, bundleFiles } from "./1-bundle/bundle.ts";
import type { PageJob, PageMaker, RenderFailure } from "./2-render/page-job.ts";
import { renderIfRight, type RenderOptions } from "./2-render/render-pages.ts";
import { compressedCopies, writeCopies } from "./3-finish/compress.ts";
import { robots, sitemap } from "./3-finish/sitemap.ts";
import { folderFiles, type SiteFile, stageFile, textFile } from "./3-finish/site-files.ts";
import { type Generations, type KeptBuilds, keptGenerations } from "./4-publish/kept-generations.ts";
import { writeLastBuild } from "./4-publish/last-build.ts";
import { forgetOutputs, openOutput, type Output, writeOutputRecord } from "./4-publish/output-record.ts";
import { keyParts, moduleKey, pageKey, type RenderReason, renderReason } from "./4-publish/page-key.ts";
import { publish, type Published } from "./4-publish/publish.ts";
import { hashOf } from "./hash.ts";
import { isPage, moduleFile, pageFile } from "./page-file.ts";

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

export interface BuildOptions {
  readonly cacheDir: string;
  readonly outDir: string;
  /** Where the modules of pages are written. */
  readonly modulesDir: string;
  readonly siteUrl: string;
  /** Whether robots may read nothing. */
  readonly isClosed?: boolean | undefined;
  /** What all pages share. */
  readonly site: SiteModel;
  readonly pages: readonly PageSource[];
  /** How pages are made whose content is a job. */
  readonly maker: PageMaker;
  readonly bundled: Bundle;
  /** Module specifiers that page modules import, as given to `vitrineSsg`. */
  readonly pageImports: readonly string[];
  /** Files that go out as they are: public files, pictures. Undefined for a part that holds pages alone. */
  readonly files: readonly SiteFile[] | undefined;
  /** Endings of files that get a `.br` and a `.gz` beside them: "html". */
  readonly compressed: readonly string[];
  /** What stays of builds before this one. */
  readonly kept: KeptBuilds;
  /** Asked once, while threads render, and may take its time: whether all is right. If not, nothing is published. */
  isRight(): Promise<boolean>;
  /** Told when all is ready, before the first of the published files changes. */
  onPublish(): void;
  /** The part of the site to build; all of it, unless said otherwise. */
  readonly shard: Shard | undefined;
  readonly render: RenderOptions;
}

export interface BuildReport extends Published {
  readonly rendered: number;
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
  const { outDir, bundled, pageImports, site, maker, isRight, render } = options;
  const out = openOutput(options);
  const shared = sharedKeys(options);
  const plans = planPages(options, shared, out);
  const jobs = plans.filter(({ isOut }) => !isOut).map((stale) => jobOf(stale, stagingDir, options));
  const input = { ...bundleFiles(pageImports, bundled), scripts: bundled.scripts, site, maker };
  const { failures, ...rendering } = await renderIfRight(jobs, input, isRight, render);
  const rendered = rendering.pages.filter((page) => page.rendered).length;
  if (failures.length > 0 || !rendering.isRight)
    return { rendered, failures, written: 0, removed: 0, sizes: out.sizes, published: false };
  render.signal?.throwIfAborted();

  const made = new Map(rendering.pages.map((page) => [page.route, page]));
  const pages = plans.map((plan) => pageOutput(plan, shared, made.get(plan.route), out));
  const files = filesBesidePages(options);
  const staleFiles = files.filter((file) => !out.isCurrent(file));
  for (const file of staleFiles) stageFile(stagingDir, file);
  const staged = new Set([...pages.filter(({ reason }) => reason), ...staleFiles].map(({ path }) => path));
  const copies = compressedCopies([...pages, ...files], options.compressed);
  const staleCopies = copies.filter((copy) => !out.isCurrent(copy));
  const fileOf = (path: string) => join(staged.has(path) ? stagingDir : outDir, path);
  await writeCopies(staleCopies, fileOf, stagingDir, render.signal);

  const stagedPaths = [...staged, ...staleCopies.map(({ path }) => path)];
  const published = replaceOutput(options, out, {
    stagingDir,
    staged: stagedPaths,
    wanted: [...pages, ...files, ...copies],
  });
  const reasons = pages.flatMap(({ path, reason }) => (reason ? [[path, reason] as const] : []));
  writeLastBuild(out.store, out.folder, Object.fromEntries(reasons));
  return { rendered, failures, ...published, published: true };
}

/** Keys of what every page is made of. */
interface SharedKeys {
  readonly bundle: string;
  readonly site: string;
}

const sharedKeys = ({ bundled, site }: BuildOptions): SharedKeys => ({
  bundle: hashOf(bundled.key, JSON.stringify(bundled.scripts)),
  site: hashOf(JSON.stringify(site)),
});

/** A page, and what of it is out already. */
interface PagePlan {
  readonly route: string;
  readonly path: string;
  readonly content: PageSource["content"];
  /** Key of all that its module is made of. */
  readonly sourceKey: string;
  /** Key of the module that the page which is out was rendered from, where all else is the same. */
  readonly renderedKey: string | undefined;
  /** Key of the module that was written last, where it was made of the same. */
  readonly written: string | undefined;
  readonly isOut: boolean;
}

/** Finds which pages are out as they would be rendered now. */
const planPages = ({ pages, shard }: BuildOptions, shared: SharedKeys, out: Output): PagePlan[] =>
  pages
    .filter(({ route }) => isInShard(shard, route))
    .map(({ route, content }) => {
      const path = pageFile(route);
      const last = out.record.get(path);
      const { bundle, site, module } = keyParts(last?.key ?? "");
      const isSame = out.isWhole(path) && bundle === shared.bundle && site === shared.site;
      const renderedKey = isSame ? module : undefined;
      const sourceKey = "text" in content ? moduleKey(content.text) : content.key;
      const written = last?.sourceKey === sourceKey ? module : undefined;
      const isOut = renderedKey !== undefined && written !== undefined;
      return { route, path, content, sourceKey, renderedKey, written, isOut };
    });

/** The job that renders a page. Its module need not be made again where it is the one that was written last. */
function jobOf(
  { route, path, content, renderedKey, written }: PagePlan,
  stagingDir: string,
  { modulesDir }: BuildOptions,
): PageJob {
  return {
    route,
    output: join(stagingDir, path),
    module: join(modulesDir, moduleFile(path)),
    content: "job" in content ? { job: content.job, written } : content,
    renderedKey,
  };
}

/** What the record says of a page from now on, and why it was rendered, if it was. */
function pageOutput(
  { path, sourceKey, renderedKey }: PagePlan,
  { bundle, site }: SharedKeys,
  made: { readonly key: string; readonly rendered: boolean } | undefined,
  out: Output,
) {
  const key = pageKey(bundle, site, made?.key ?? renderedKey ?? "");
  const reason: RenderReason | undefined = made?.rendered
    ? (renderReason(key, out.record.get(path)?.key, out.isWhole(path)) ?? "page")
    : undefined;
  return { path, key, sourceKey, reason };
}

/** All files that are no pages; where two have one path, the later. */
function filesBesidePages({ pages, siteUrl, isClosed, files, bundled }: BuildOptions): SiteFile[] {
  if (files === undefined) return [];
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ route, lastModified }) => ({ address: siteUrl + route, lastModified }));
  const all = [
    ...folderFiles(bundled.clientDir),
    ...folderFiles(join(bundled.serverDir, "assets"), "assets/"),
    ...sitemap(siteUrl, entries).map(({ path, text }) => textFile(path, text)),
    textFile("robots.txt", robots(siteUrl, isClosed)),
    ...files,
  ];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

interface Replacement {
  readonly stagingDir: string;
  /** Paths of the files that are staged. */
  readonly staged: readonly string[];
  /** All files of the site. */
  readonly wanted: readonly { readonly path: string; readonly key: string; readonly sourceKey?: string }[];
}

/** Puts the staged files in the place of those that are out, and remembers what is out now. */
function replaceOutput(
  { outDir, modulesDir, kept, onPublish }: BuildOptions,
  { store, folder, record, sizes: found }: Output,
  { stagingDir, staged, wanted }: Replacement,
): Published & { readonly sizes: ReadonlyMap<string, number> } {
  const present = new Set(found.keys());
  const isWanted = new Set(wanted.map(({ path }) => path));
  const generationsMemo = `generations/${folder}`;
  const last = (readMemoJson(store, generationsMemo, "") ?? []) as Generations;
  const generations = keptGenerations(present, isWanted, last, kept);
  const keep = isWanted.union(new Set(generations.flat()));
  // What is not written now keeps the size that was found: a file damaged meanwhile has another one in the next build.
  const sizes = sizesOf(stagingDir, staged, found);
  if (staged.length > 0 || !present.isSubsetOf(keep)) {
    forgetOutputs(store, folder, staged, record);
    onPublish();
  }
  const published = publish(stagingDir, outDir, staged, { present, keep });
  for (const path of record.keys())
    if (isPage(path) && !isWanted.has(path)) rmSync(join(modulesDir, moduleFile(path)), { force: true });
  const now = wanted.map(({ path, key, sourceKey = "" }) => {
    return [path, { key, sourceKey, size: sizes.get(path) ?? -1 }] as const;
  });
  writeOutputRecord(store, folder, new Map(now), record);
  writeMemo(store, generationsMemo, "", JSON.stringify(generations));
  for (const path of present) if (!keep.has(path)) sizes.delete(path);
  return { ...published, sizes };
}
