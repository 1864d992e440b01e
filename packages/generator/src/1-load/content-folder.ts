import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { ContentFolder, Unreadable } from "./load-content.ts";
import { pathsUnder } from "./paths-under.ts";

/** A page's file has a few kilobytes; what is a hundred times larger was put there by mistake. */
const MOST_BYTES = 1_000_000;

/** The files that were read before, by path, with what told them apart then. */
export type SeenFiles = Map<string, { readonly bytes: Uint8Array; readonly stats: Stats }>;

/**
 * A file that changed less than this many milliseconds before it was read may change again without a new time: no
 * file system's clock is coarser than FAT's two seconds.
 */
const CLOCK_MS = 2000;

const isUnchanged = (a: Stats, b: Stats) =>
  a.ctimeMs === b.ctimeMs && a.size === b.size && a.ino === b.ino && a.dev === b.dev;

/**
 * The content folder on disk. Hidden files and folders and `images/` are no business of the loader. With `seen`, a
 * file is read again only if its inode, its size or the time of its last change are others: that time is the
 * system's own (ctime), which no program can set, and it holds for one run of a program, never between machines.
 */
export function contentFolder(root: string, seen?: SeenFiles): ContentFolder {
  const realFolders = new Map<string, string>();
  /** Where a folder really is; there are few of them, and many files in each. */
  const realFolder = (folder: string) => realFolders.getOrInsertComputed(folder, () => realpathSync(folder));
  /** A link may be the file itself or a folder above it, which listing follows. */
  function isOutside(file: string, isLink: boolean): boolean {
    const folder = isLink ? dirname(realpathSync(file)) : realFolder(dirname(file));
    return !(folder + sep).startsWith(realFolder(root) + sep);
  }
  function look(path: string, file: string): Uint8Array | Unreadable {
    const found = lstatSync(file);
    const isLink = found.isSymbolicLink();
    if (isOutside(file, isLink)) return "outside";
    const last = seen?.get(path);
    if (last !== undefined && isUnchanged(last.stats, found)) return last.bytes;
    const stats = isLink ? statSync(file) : found;
    if (!stats.isFile()) return "unreadable";
    if (stats.size > MOST_BYTES) return "too-large";
    const bytes = readFileSync(file);
    if (!isLink && Date.now() - found.ctimeMs > CLOCK_MS) seen?.set(path, { bytes, stats: found });
    return bytes;
  }
  return {
    list: () => pathsUnder(root, ["images"]),
    read(path) {
      const file = join(root, path);
      try {
        return look(path, file);
      } catch {
        // A link that leads nowhere, a file that is not for this user, or one that has just been removed.
        return "unreadable";
      }
    },
  };
}
