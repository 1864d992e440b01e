import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";

export interface Published {
  readonly written: number;
  readonly removed: number;
}

/**
 * Moves the staged files into the output folder, each by one rename, scripts and pictures before
 * the pages that name them; then removes what the site no longer has. Nothing is touched before all
 * is staged, so a build that fails leaves the last good output whole.
 */
export function publish(
  stagingDir: string,
  outDir: string,
  staged: readonly string[],
  keep: ReadonlySet<string>,
): Published {
  mkdirSync(outDir, { recursive: true });
  const pagesLast = staged.toSorted((a, b) => Number(a.endsWith(".html")) - Number(b.endsWith(".html")));
  for (const path of pagesLast) {
    const target = join(outDir, path);
    mkdirSync(dirname(target), { recursive: true });
    move(join(stagingDir, path), target);
  }
  const stale = filesIn(outDir).filter((path) => !keep.has(path));
  for (const path of stale) rmSync(join(outDir, path));
  for (const folder of new Set(stale.map((path) => dirname(path)))) removeIfEmpty(outDir, folder);
  return { written: staged.length, removed: stale.length };
}

/** Paths of all files of a folder, with forward slashes; none if there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    copyFileSync(from, to);
  }
}

function removeIfEmpty(outDir: string, folder: string): void {
  for (let path = folder; path !== "." && path !== ""; path = dirname(path)) {
    const target = join(outDir, path);
    if (!existsSync(target) || readdirSync(target).length > 0) return;
    rmdirSync(target);
  }
}
