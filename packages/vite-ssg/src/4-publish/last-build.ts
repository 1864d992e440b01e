import { readMemoJson, writeMemo } from "@vitrine/generator/memo";
import { openStore, type Store } from "@vitrine/generator/open-store";
import { type DirStyle, pageFile } from "../page-file.ts";
import { outputName, readOutputRecord } from "./output-record.ts";
import type { RenderReason } from "./page-key.ts";

const memoName = (folder: string) => `rendered/${folder}`;

/** Keeps why the build that just ended rendered the pages that it rendered. */
export function writeLastBuild(
  store: Store,
  folder: string,
  reasons: Readonly<Record<string, RenderReason>>,
): void {
  writeMemo(store, memoName(folder), "", JSON.stringify(reasons));
}

/** What the last build into a folder did with a route: "kept", why it was rendered, or undefined without such a page. */
export function lastBuildOf(
  route: string,
  { cacheDir, outDir, dirStyle = "flat" }: { cacheDir: string; outDir: string; dirStyle?: DirStyle },
): RenderReason | "kept" | undefined {
  const store = openStore(cacheDir);
  const folder = outputName({ cacheDir, outDir });
  const path = pageFile(route, dirStyle);
  if (!readOutputRecord(store, folder).has(path)) return undefined;
  const reasons = readMemoJson(store, memoName(folder), "") as Record<string, RenderReason> | undefined;
  return reasons?.[path] ?? "kept";
}
