import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
import type { PageJob } from "./2-render/page-job.ts";
import { renderPages } from "./2-render/render-pages.ts";
import { compressedCopies, writeCopies } from "./3-finish/compress.ts";
import { writeLastBuild } from "./4-publish/last-build.ts";
import {
  forgetOutputRecord,
  type OutputRecord,
  outputRecordFile,
  readOutputRecord,
  writeOutputRecord,
} from "./4-publish/output-record.ts";
import { pageKey, renderReason, sameBut } from "./4-publish/page-key.ts";
import { publish } from "./4-publish/publish.ts";
import { type BuildOptions, type BuildReport, type PageSource, workerInput } from "./build-site.ts";
import { type ChangedPages, originOf, sharedKeys } from "./origin.ts";
import { pageFile } from "./page-file.ts";

/** What a build of a few pages needs to know. */
export type RebuildOptions = Omit<BuildOptions, "pages" | "files" | "filesForStyles" | "kept" | "changed"> & {
  readonly changed: ChangedPages & {
    /** Another page as it is now; undefined where there is none, or where it never changes without the key. */
    pageOf(route: string): PageSource | undefined;
  };
  /** How many pages the site has. */
  readonly pageCount: number;
};

/**
 * Renders and publishes pages that changed, where all else is out as it should be: the last build had the same key, and
 * its files are there. Undefined where that is not so, and all of the site is to be looked at.
 */
export async function rebuildPages(options: RebuildOptions): Promise<BuildReport | undefined> {
  const { outDir, cacheDir, changed, shard } = options;
  const recordFile = outputRecordFile(cacheDir, outDir);
  const record = readOutputRecord(recordFile);
  const keys = sharedKeys(options, options.bundled);
  const { key, but } = originOf(changed, keys);
  if (shard !== undefined || record.origin?.key !== key || !isAllThere(outDir, record)) return undefined;
  const earlier = record.origin.but.filter((route) => !but.includes(route)).map(changed.pageOf);
  if (!earlier.every((page) => page !== undefined)) return undefined;
  const stagingDir = `${outDir}.staging`;
  rmSync(stagingDir, { recursive: true, force: true });
  try {
    return await rebuild(stagingDir, options, record, [...changed.pages, ...earlier]);
  } finally {
    rmSync(stagingDir, { recursive: true, force: true });
  }
}

/** Whether there are just the files in a folder that a record says. */
function isAllThere(outDir: string, { keys, generations = [] }: OutputRecord): boolean {
  const kept = new Set(generations.flat());
  const present = filesIn(outDir);
  const wanted = new Set(kept).union(new Set(keys.keys())).size;
  return present.length === wanted && present.every((path) => keys.has(path) || kept.has(path));
}

async function rebuild(
  stagingDir: string,
  options: RebuildOptions,
  record: OutputRecord,
  pages: readonly PageSource[],
): Promise<BuildReport> {
  const { outDir, cacheDir, bundled, changed, dirStyle = "flat", render } = options;
  const keys = sharedKeys(options, bundled);
  const pathOf = ({ route }: { route: string }) => pageFile(route, dirStyle);
  const jobs = pages.map(({ route, content }): PageJob => {
    const renderedKey = sameBut(record.keys.get(pathOf({ route })), keys.bundle, keys.site);
    return { route, content, renderedKey, output: join(stagingDir, pathOf({ route })) };
  });
  const { pages: made, failures } = await renderPages(jobs, workerInput(options), render);
  const rendered = made.filter((page) => page.rendered);
  const report = {
    pages: options.pageCount,
    rendered: rendered.length,
    bundleReused: bundled.reused,
    styleHashes: bundled.styleHashes,
    failures,
    removed: 0,
  };
  if (failures.length > 0) return { ...report, written: 0 };
  render?.signal?.throwIfAborted();
  const stale = rendered.map((page) => ({
    path: pathOf(page),
    key: pageKey(keys.bundle, keys.site, page.key),
  }));
  const copies = compressedCopies(stale, options.compressed ?? []);
  const inStaging = (path: string) => join(stagingDir, path);
  await writeCopies(copies, inStaging, inStaging);
  const staged = [...stale, ...copies].map(({ path }) => path);
  const recordFile = outputRecordFile(cacheDir, outDir);
  if (staged.length > 0) {
    forgetOutputRecord(recordFile);
    options.onPublish?.(bundled.styleHashes);
  }
  const { written } = publish(stagingDir, outDir, staged, { present: [], keep: new Set() });
  const reasons = stale.map(({ path, key }) => [
    path,
    renderReason(key, record.keys.get(path), true) ?? "page",
  ]);
  const now = { keys: new Map(record.keys), madeOf: new Map(record.madeOf) };
  for (const { path, key } of [...stale, ...copies]) now.keys.set(path, key);
  for (const { route, content } of pages)
    if ("job" in content) now.madeOf.set(pathOf({ route }), content.key);
  writeOutputRecord(recordFile, { ...record, ...now, origin: originOf(changed, keys) });
  writeLastBuild(cacheDir, outDir, Object.fromEntries(reasons) as Parameters<typeof writeLastBuild>[2]);
  return { ...report, written };
}
