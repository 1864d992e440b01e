import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import type { ContentFolder, Unreadable } from "./load-content.ts";
import { pathsUnder } from "./paths-under.ts";

/** A page's file has a few kilobytes; what is a hundred times larger was put there by mistake. */
const MOST_BYTES = 1_000_000;

/**
 * A file that changed less than this many milliseconds before it was read may change again without a new time: no
 * file system's clock is coarser than FAT's two seconds.
 */
const CLOCK_MS = 2000;

/** What tells two states of a file apart: the system's own time of its last change (ctime), which no program can set. */
export type FileStamp = readonly [changed: number, size: number, inode: number, device: number];

/** A file's stamp, or a folder's: that changes with the names in it. */
export const stampOf = ({ ctimeMs, size, ino, dev }: Stats): FileStamp => [ctimeMs, size, ino, dev];

/** The content folder on disk. Hidden files and folders and `images/` are no business of the loader. */
export function contentFolder(root: string): ContentFolder {
  const isOutside = placesUnder(root);
  function look(file: string): Uint8Array | Unreadable {
    const found = lstatSync(file);
    const isLink = found.isSymbolicLink();
    if (isOutside(file, isLink)) return "outside";
    const stats = isLink ? statSync(file) : found;
    if (!stats.isFile()) return "no-file";
    if (stats.size > MOST_BYTES) return "too-large";
    return readFileSync(file);
  }
  return {
    list: () => pathsUnder(root, ["images"]),
    read(path) {
      const file = `${root}/${path}`;
      try {
        return look(file);
      } catch {
        // A link that leads nowhere, a file that is not for this user, or one that has just been removed.
        return "unreadable";
      }
    },
  };
}

/** Whether what changes from now on will have another stamp. */
export const isSettled = ([changed]: FileStamp, now = Date.now()): boolean => now - changed > CLOCK_MS;

/** Says whether a file is really outside a folder. */
export function placesUnder(root: string): (file: string, isLink: boolean) => boolean {
  let real: string | undefined;
  const isOutside = (folder: string) => !(folder + sep).startsWith((real ??= realpathSync(root) + sep));
  /** There are few folders, and many files in each. */
  const known = new Map<string, boolean>();
  // A link may be the file itself or a folder above it, which listing follows.
  return (file, isLink) => {
    if (isLink) return isOutside(dirname(realpathSync(file)));
    const folder = file.slice(0, file.lastIndexOf("/"));
    return known.getOrInsertComputed(folder, () => isOutside(realpathSync(folder)));
  };
}
