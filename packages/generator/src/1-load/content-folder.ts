import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import type { ContentFolder, Unreadable } from "./load-content.ts";
import { pathsUnder } from "./paths-under.ts";

/** A page's file has a few kilobytes; a file a hundred times larger got there by mistake. */
const MOST_BYTES = 1_000_000;

/**
 * The coarsest clock of a file system, FAT's: two seconds. A file that changed less than this many
 * milliseconds ago may change again under the same stamp.
 */
const CLOCK_MS = 2000;

/**
 * Two states of a file differ in their stamps. `changed` is the system's own time of the last change (ctime),
 * which no program can set.
 */
export type FileStamp = readonly [changed: number, size: number, inode: number, device: number];

/** Gives the stamp of a file, or of a folder, which changes with the names in it. */
export const stampOf = ({ ctimeMs, size, ino, dev }: Stats): FileStamp => [ctimeMs, size, ino, dev];

/** Names under a content folder that a build writes. */
export const BUILT = ["dist", "dist.hosting", "dist.lock"];

/** False for a path under a content folder that a command writes: the cache, requests, a build. */
export const isSource = (path: string): boolean =>
  !path.split("/").some((name, depth) => name.startsWith(".") || (depth === 0 && BUILT.includes(name)));

/**
 * Opens the content folder on disk. The loader skips hidden files, hidden folders, pictures, the logo and a
 * build.
 */
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
    list: () => pathsUnder(root, ["images", "brand", ...BUILT]),
    read(path) {
      const file = `${root}/${path}`;
      try {
        return look(file);
      } catch {
        // The path is a dead link, a file without read permission, or a file removed a moment ago.
        return "unreadable";
      }
    },
  };
}

/** True if every later change will give the file another stamp. */
export const isSettled = ([changed]: FileStamp, now = Date.now()): boolean => now - changed > CLOCK_MS;

/** Gives a function that tells whether a file's real path is outside a folder. */
export function placesUnder(root: string): (file: string, isLink: boolean) => boolean {
  let real: string | undefined;
  const isOutside = (folder: string) => !(folder + sep).startsWith((real ??= realpathSync(root) + sep));
  /** Folders are few and files are many, so each folder is looked up once. */
  const known = new Map<string, boolean>();
  // The link is the file itself or, since listing follows links, a folder above it.
  return (file, isLink) => {
    if (isLink) return isOutside(dirname(realpathSync(file)));
    const folder = file.slice(0, file.lastIndexOf("/"));
    return known.getOrInsertComputed(folder, () => isOutside(realpathSync(folder)));
  };
}
