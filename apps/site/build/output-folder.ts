import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { SiteFolders } from "@vitrine/generator/site-folders";
import { builtFrom, isHostingKnown } from "./hosting-folder.ts";
import { foldersOf, paths } from "../site-paths.ts";

/** The real path behind links. A path that does not exist yet gets its parent's real path. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/**
 * The reason why this site may not be built into a folder, or undefined. The folder must not contain the
 * workspace or the build's inputs, nor lie within an input. It must be empty, or hold a build of this site.
 */
export function outputProblem({ contentDir, outDir, cacheDir }: SiteFolders): string | undefined {
  const inputs = [contentDir, cacheDir];
  const real = realPath(outDir);
  const held = [paths.workspace, ...inputs].find((folder) => contains(real, realPath(folder)));
  if (held !== undefined)
    return `${outDir} can't be the output folder: a build removes what it did not make, and ${held} is there.`;
  // The loader leaves out a site's own `dist` and hidden folders.
  const own = foldersOf(contentDir);
  const isOwn = [own.outDir, own.localDist].some((folder) => realPath(folder) === real);
  const around = isOwn ? undefined : inputs.find((folder) => contains(realPath(folder), real));
  if (around !== undefined)
    return `${outDir} can't be the output folder: it is in ${around}, and the next build would read what this one wrote.`;
  const other = builtFrom(outDir);
  if (other !== undefined && realPath(other) !== realPath(contentDir))
    return `${outDir} has the build of the site in ${other}: name another folder with --out.`;
  if (!existsSync(outDir) || isHostingKnown(outDir) || readdirSync(outDir).length === 0) return undefined;
  return `There are files in ${outDir} that no build has put there, and a build removes what it did not make: name another folder with --out, or empty this one.`;
}

/** True if a path is the folder itself or inside it. */
function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`));
}
