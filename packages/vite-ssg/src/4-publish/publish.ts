import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Moves the staged files into the output folder, each by one rename, then removes the stale files, which the site no
 * longer has. Scripts and pictures come before the pages that name them, new pages before those that link to
 * them, lists of pages last. A visitor meanwhile gets every page in its old or its new form. Nothing changes
 * before all files are staged, so that a failed build leaves the last good output whole. Without an earlier
 * output, the staging folder becomes the output in one step.
 */
export function publish(
  stagingDir: string,
  outDir: string,
  staged: readonly string[],
  stale: readonly string[],
): void {
  if (!existsSync(outDir) && existsSync(stagingDir)) {
    renameSync(stagingDir, outDir);
    return;
  }
  mkdirSync(outDir, { recursive: true });
  const turn = new Map(staged.map((path) => [path, turnOf(path, existsSync(join(outDir, path)))]));
  for (const path of staged.toSorted((a, b) => (turn.get(a) ?? 0) - (turn.get(b) ?? 0))) {
    const target = join(outDir, path);
    mkdirSync(dirname(target), { recursive: true });
    move(join(stagingDir, path), target);
  }
  for (const path of stale) rmSync(join(outDir, path), { force: true });
  for (const folder of new Set(stale.map((path) => dirname(path)))) removeIfEmpty(outDir, folder);
}

/**
 * A file's place in the order. Pages name scripts and pictures and link to pages; lists and host
 * configurations name pages.
 */
function turnOf(path: string, isOut: boolean): number {
  if (/\.(xml|txt)$|^_/.test(path)) return 3;
  return path.endsWith(".html") ? (isOut ? 2 : 1) : 0;
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    // Another file system holds the output: the copy gets its name only when it is whole.
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
