import { type Dirent, lstatSync, readdirSync } from "node:fs";

/**
 * Lists the paths of all files of a folder and its subfolders, with forward slashes, folder by folder, without
 * names that `isCounted` refuses. The list is empty for a missing folder. Links count as files.
 */
export function filesIn(root: string, isCounted: (name: string) => boolean = () => true): string[] {
  const paths: string[] = [];
  const enter = (folder: string) => {
    for (const entry of entriesOf(`${root}/${folder}`)) {
      if (!isCounted(entry.name)) continue;
      if (entry.isDirectory()) enter(`${folder}${entry.name}/`);
      else paths.push(folder + entry.name);
    }
  };
  enter("");
  return paths;
}

/** Gives the size in bytes of every file of a folder, by path; -1 for a file that was removed meanwhile. */
export const sizesIn = (folder: string): Map<string, number> => sizesOf(folder, filesIn(folder));

/** Gives the sizes in bytes of some files of a folder, by path, added to the sizes of other files. */
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

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return [];
  }
}
