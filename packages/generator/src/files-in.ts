import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { relative, sep } from "node:path";
import { shortHash } from "./registry/file-hash.ts";

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
export const sizesIn = (folder: string): Map<string, number> =>
  new Map(
    filesIn(folder).map((path) => [
      path,
      lstatSync(`${folder}/${path}`, { throwIfNoEntry: false })?.size ?? -1,
    ]),
  );

/** Hash of the paths and sizes of all files of a folder: says whether any came or went, or was cut short. */
export const hashOfFiles = (folder: string, sizes = sizesIn(folder)): string =>
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
