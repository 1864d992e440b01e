import { rmSync } from "node:fs";
import { join } from "node:path";
import { hashOfSizes, sizesIn, sizesOf } from "@vitrine/generator/files-in";
import type { PageJob } from "./2-render/page-job.ts";
import { renderIfRight } from "./2-render/render-if-right.ts";
import { compressedCopies, writeCopies } from "./3-finish/compress.ts";
import { writeLastBuild } from "./4-publish/last-build.ts";
import {
  type FileFacts,
  forgetOutputRecord,
  openOutputRecord,
  type OutputRows,
  outputRecordFile,
} from "./4-publish/output-record.ts";
import { pageKey, renderReason, sameBut } from "./4-publish/page-key.ts";
import { publish } from "./4-publish/publish.ts";
import { type BuildOptions, type BuildReport, type PageSource, workerInput } from "./build-site.ts";
import { type ChangedPages, type Origin, originKey, sharedKeys } from "./origin.ts";
import { pageFile } from "./page-file.ts";

/** What a build of a few pages needs to know. */
export type RebuildOptions = Omit<BuildOptions, "pages" | "files" | "filesForStyles" | "kept" | "changed"> & {
  readonly changed: ChangedPages & {
    /** Another page as it is now; undefined where there is none, or where it never changes without the key. */
    pageOf(route: string): PageSource | undefined;
  };
  /** How many pages the site has. */
  readonly pageCount: number;
  /** Hash of the files in the output folder, where somebody finds it out already. */
  readonly filesBefore?: (() => string) | undefined;
};

/**
 * Renders and publishes pages that changed, where all else is out as it should be: the last build had the same key, and
 * its files are there. Undefined where that is not so, and all of the site is to be looked at.
 */
export async function rebuildPages(options: RebuildOptions): Promise<BuildReport | undefined> {
  const { outDir, cacheDir, changed, shard, filesBefore = () => hashOfSizes(sizesIn(outDir)) } = options;
  const record = openOutputRecord(outputRecordFile(cacheDir, outDir));
  const last = record?.origin;
  const key = originKey(changed, sharedKeys(options, options.bundled), options.code);
  if (shard !== undefined || last?.key !== key || last.files !== filesBefore()) return undefined;
  const isChanged = new Set(changed.pages.map(({ route }) => route));
  const earlier = last.but.filter((route) => !isChanged.has(route)).map(changed.pageOf);
  if (record === undefined || !earlier.every((page) => page !== undefined)) return undefined;
  const stagingDir = `${outDir}.staging`;
  rmSync(stagingDir, { recursive: true, force: true });
  try {
    return await rebuild(stagingDir, options, { record, last, pages: [...changed.pages, ...earlier] });
  } finally {
    rmSync(stagingDir, { recursive: true, force: true });
  }
}

async function rebuild(
  stagingDir: string,
  options: RebuildOptions,
  {
    record,
    last,
    pages,
  }: { readonly record: OutputRows; readonly last: Origin; readonly pages: readonly PageSource[] },
): Promise<BuildReport> {
  const { outDir, cacheDir, bundled, changed, dirStyle = "flat", render } = options;
  const keys = sharedKeys(options, bundled);
  const pathOf = ({ route }: { route: string }) => pageFile(route, dirStyle);
  const jobs = pages.map(({ route, content }): PageJob => {
    const renderedKey = sameBut(record.keyOf(pathOf({ route })), keys.bundle, keys.site);
    return { route, content, renderedKey, output: join(stagingDir, pathOf({ route })) };
  });
  const rendering = await renderIfRight(jobs, workerInput(options), options.isRight, render);
  const { pages: made, failures } = rendering;
  const rendered = made.filter((page) => page.rendered);
  const report = {
    pages: options.pageCount,
    rendered: rendered.length,
    bundleReused: bundled.reused,
    styleHashes: bundled.styleHashes,
    failures,
    removed: 0,
    outputFiles: last.files,
  };
  if (failures.length > 0 || !rendering.isRight) return { ...report, written: 0, published: false };
  render?.signal?.throwIfAborted();
  const stale = rendered.map((page) => ({
    path: pathOf(page),
    key: pageKey(keys.bundle, keys.site, page.key),
  }));
  const copies = compressedCopies(stale, options.compressed ?? []);
  const inStaging = (path: string) => join(stagingDir, path);
  await writeCopies(copies, inStaging, inStaging, render?.signal);
  const staged = [...stale, ...copies].map(({ path }) => path);
  const recordFile = outputRecordFile(cacheDir, outDir);
  const sizes = sizesOf(stagingDir, staged, sizesIn(outDir));
  if (staged.length > 0) {
    forgetOutputRecord(recordFile);
    options.onPublish?.(bundled.styleHashes);
  }
  const { written } = publish(stagingDir, outDir, staged, { present: [], keep: new Set() });
  const reasons = stale.map(({ path, key }) => [path, renderReason(key, record.keyOf(path), true) ?? "page"]);
  const madeOf = pages.map((page) => {
    const { content } = page;
    return [pathOf(page), { madeOf: "job" in content ? content.key : undefined }] as const;
  });
  const now = new Map<string, FileFacts>(madeOf);
  for (const { path, key } of [...stale, ...copies])
    now.set(path, { ...now.get(path), key, size: sizes.get(path) });
  const outputFiles = hashOfSizes(sizes);
  record.replace(now, { ...last, files: outputFiles, but: changed.pages.map(({ route }) => route) });
  writeLastBuild(cacheDir, outDir, Object.fromEntries(reasons) as Parameters<typeof writeLastBuild>[2]);
  return { ...report, outputFiles, written, published: true };
}
