import { readMemoJson, writeMemo } from "@vitrine/generator/memo";
import { openStore, type Store } from "@vitrine/generator/open-store";
import { pageFile } from "@vitrine/generator/page-file";
import { outputName, readOutputRecord } from "./output-record.ts";
import type { RenderReason } from "./page-key.ts";

const memoName = (folder: string) => `rendered/${folder}`;

/** Stores why the build that just ended rendered each of its pages. */
export function writeLastBuild(
  store: Store,
  folder: string,
  reasons: Readonly<Record<string, RenderReason>>,
): void {
  writeMemo(store, memoName(folder), "", JSON.stringify(reasons));
}

/** Tells why the last build into a folder rendered a route, or "kept" if not; undefined without a page. */
export function lastBuildOf(
  route: string,
  folders: { readonly cacheDir: string; readonly outDir: string },
): RenderReason | "kept" | undefined {
  const store = openStore(folders.cacheDir);
  const folder = outputName(folders);
  const path = pageFile(route);
  if (!readOutputRecord(store, folder).has(path)) return undefined;
  const reasons = readMemoJson(store, memoName(folder), "") as Record<string, RenderReason> | undefined;
  return reasons?.[path] ?? "kept";
}
