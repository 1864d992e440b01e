import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";

export interface Published {
  readonly written: number;
  readonly removed: number;
}

/**
 * Moves the staged files into the output folder, each by one rename, scripts and pictures before the pages that name
 * them, new pages before those that link to them, lists of pages last; then removes what the site no longer has.
 * Whoever looks meanwhile finds every page as it was or as it will be. Nothing is touched before all is staged, so a
 * build that fails leaves the last good output whole. Where there is no output yet, it comes into being in one step.
 */
export function publish(
  stagingDir: string,
  outDir: string,
  staged: readonly string[],
  keep: ReadonlySet<string>,
): Published {
  if (!existsSync(outDir) && existsSync(stagingDir)) {
    renameSync(stagingDir, outDir);
    return { written: staged.length, removed: 0 };
  }
  mkdirSync(outDir, { recursive: true });
  const turn = new Map(staged.map((path) => [path, turnOf(path, existsSync(join(outDir, path)))]));
  for (const path of staged.toSorted((a, b) => (turn.get(a) ?? 0) - (turn.get(b) ?? 0))) {
    const target = join(outDir, path);
    mkdirSync(dirname(target), { recursive: true });
    move(join(stagingDir, path), target);
  }
  const stale = filesIn(outDir).filter((path) => !keep.has(path));
  for (const path of stale) rmSync(join(outDir, path));
  for (const folder of new Set(stale.map((path) => dirname(path)))) removeIfEmpty(outDir, folder);
  return { written: staged.length, removed: stale.length };
}

/** When a file's turn comes: a page names scripts and pictures and links to pages, a list or a host's file names pages. */
function turnOf(path: string, isOut: boolean): number {
  if (/\.(xml|txt)$|^_/.test(path)) return 3;
  return path.endsWith(".html") ? (isOut ? 2 : 1) : 0;
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    // The output is mounted: the copy gets its name when it is whole.
    copyFileSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}

function removeIfEmpty(outDir: string, folder: string): void {
  for (let path = folder; path !== "." && path !== ""; path = dirname(path)) {
    const target = join(outDir, path);
    if (!existsSync(target) || readdirSync(target).length > 0) return;
    rmdirSync(target);
  }
}
