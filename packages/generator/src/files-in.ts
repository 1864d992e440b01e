import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { relative, sep } from "node:path";
import { shortHash } from "./store/file-hash.ts";

/**
 * Paths of all files of a folder and of those in it, with forward slashes, folder by folder; none if there is no such
 * folder. Links count as files.
 */
export function filesIn(root: string): string[] {
  const paths: string[] = [];
  const enter = (folder: string) => {
    for (const entry of entriesOf(`${root}/${folder}`)) {
      if (entry.isDirectory()) enter(`${folder}${entry.name}/`);
      else paths.push(folder + entry.name);
    }
  };
  enter("");
  return paths;
}

/** The size in bytes of every file of a folder, by path. A file that goes meanwhile has none. */
export const sizesIn = (folder: string): Map<string, number> => sizesOf(folder, filesIn(folder));

/** The size in bytes of some files of a folder, by path, and after those of other files. */
export const sizesOf = (
  folder: string,
  paths: readonly string[],
  others: Iterable<readonly [string, number]> = [],
): Map<string, number> => {
  const sizes = new Map(others);
  for (const path of paths)
    sizes.set(path, lstatSync(`${folder}/${path}`, { throwIfNoEntry: false })?.size ?? -1);
  return sizes;
};

/** Hash of files' paths and sizes: says whether any came or went, or was cut short. */
export const hashOfSizes = (sizes: ReadonlyMap<string, number>): string =>
  shortHash(
    [...sizes]
      .map(([path, size]) => `${path}\0${size}`)
      .sort()
      .join("\0"),
  );

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return [];
  }
}

/** Whether a path is a folder's own or lies in it. */
export function holds(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`));
}
