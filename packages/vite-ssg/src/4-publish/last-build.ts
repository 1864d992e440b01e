import { readKeptJson, writeKept } from "@vitrine/generator/kept-file";
import { type DirStyle, pageFile } from "../page-file.ts";
import { fileAbout, outputRecordFile, readOutputRecord } from "./output-record.ts";
import type { RenderReason } from "./page-key.ts";

/** Keeps why the build that just ended rendered the pages that it rendered. */
export function writeLastBuild(
  cacheDir: string,
  outDir: string,
  reasons: Readonly<Record<string, RenderReason>>,
): void {
  writeKept(fileAbout("rendered", { cacheDir, outDir }), JSON.stringify(reasons));
}

/** What the last build into a folder did with a route: "kept", why it was rendered, or undefined without such a page. */
export function lastBuildOf(
  route: string,
  { cacheDir, outDir, dirStyle = "flat" }: { cacheDir: string; outDir: string; dirStyle?: DirStyle },
): RenderReason | "kept" | undefined {
  const path = pageFile(route, dirStyle);
  if (!readOutputRecord(outputRecordFile(cacheDir, outDir)).keys.has(path)) return undefined;
  const file = fileAbout("rendered", { cacheDir, outDir });
  const reasons = readKeptJson(file) as Record<string, RenderReason> | undefined;
  return reasons?.[path] ?? "kept";
}
