import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import type { ContentFolder, Unreadable } from "./load-content.ts";
import { pathsUnder } from "./paths-under.ts";

/** A page's file has a few kilobytes; what is a hundred times larger was put there by mistake. */
const MOST_BYTES = 1_000_000;

/** The files that were read before, by path, with what told them apart then. */
export type SeenFiles = Map<string, { readonly bytes: Uint8Array; readonly stamp: FileStamp }>;

/**
 * A file that changed less than this many milliseconds before it was read may change again without a new time: no
 * file system's clock is coarser than FAT's two seconds.
 */
const CLOCK_MS = 2000;

/** What tells two states of a file apart: the system's own time of its last change (ctime), which no program can set. */
export type FileStamp = readonly [changed: number, size: number, inode: number, device: number];

/** A file's stamp, or a folder's: that changes with the names in it. */
export const stampOf = ({ ctimeMs, size, ino, dev }: Stats): FileStamp => [ctimeMs, size, ino, dev];

export const isSameStamp = (a: FileStamp, b: FileStamp): boolean => a.every((part, i) => part === b[i]);

/**
 * The content folder on disk. Hidden files and folders and `images/` are no business of the loader. With `seen`, a
 * file is read again only if its stamp is another.
 */
export function contentFolder(root: string, seen?: SeenFiles): ContentFolder {
  const isOutside = placesUnder(root);
  function look(path: string, file: string): Uint8Array | Unreadable {
    const found = lstatSync(file);
    const isLink = found.isSymbolicLink();
    if (isOutside(file, isLink)) return "outside";
    const last = seen?.get(path);
    const stamp = stampOf(found);
    if (last !== undefined && isSameStamp(last.stamp, stamp)) return last.bytes;
    const stats = isLink ? statSync(file) : found;
    if (!stats.isFile()) return "no-file";
    if (stats.size > MOST_BYTES) return "too-large";
    const bytes = readFileSync(file);
    if (!isLink && isSettled(stamp)) seen?.set(path, { bytes, stamp });
    return bytes;
  }
  return {
    list: () => pathsUnder(root, ["images"]),
    read(path) {
      const file = `${root}/${path}`;
      try {
        return look(path, file);
      } catch {
        // A link that leads nowhere, a file that is not for this user, or one that has just been removed.
        return "unreadable";
      }
    },
  };
}

/** The stamps of files, one behind the other; of one that has none, no number is one. */
export type FileStamps = Float64Array<ArrayBuffer>;

const STAMP_NUMBERS = 4;

/** Stamps files of a folder. A link has none, nor what is outside, nor a file that was changed just now. */
export function stampFiles(root: string, paths: readonly string[]): FileStamps {
  const stamps = new Float64Array(paths.length * STAMP_NUMBERS).fill(NaN);
  const isOutside = placesUnder(root);
  const now = Date.now();
  for (const [i, path] of paths.entries()) {
    const file = `${root}/${path}`;
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isFile() !== true || isOutside(file, false)) continue;
    const stamp = stampOf(found);
    if (isSettled(stamp, now)) stamps.set(stamp, i * STAMP_NUMBERS);
  }
  return stamps;
}

/** The stamp of one of these files; numbers that are none where it has no stamp. */
export const stampAt = (stamps: Float64Array, place: number): Float64Array =>
  stamps.subarray(place * STAMP_NUMBERS, (place + 1) * STAMP_NUMBERS);

/** Whether one of these files has a stamp. */
export const hasStamp = (stamps: Float64Array, place: number): boolean =>
  !Number.isNaN(stamps[place * STAMP_NUMBERS]);

/** Whether two files have a stamp, and the same one. */
export function areStampsSame(a: Float64Array, place: number, b: Float64Array, other: number): boolean {
  for (let n = 0; n < STAMP_NUMBERS; n++)
    if (a[place * STAMP_NUMBERS + n] !== b[other * STAMP_NUMBERS + n]) return false;
  return true;
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
