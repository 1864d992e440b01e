import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { once } from "../once.ts";
import { shortHash } from "../files/short-hash.ts";

/** The content folder as the stages see it. A test fakes it with a map. */
export interface ContentFolder {
  /** Gives the paths of all files but hidden and built ones, sorted, with forward slashes. */
  paths(): readonly string[];
  read(path: string): Uint8Array | Unreadable;
}

/** A content folder on disk: all access to its files. */
export type DiskFolder = ReturnType<typeof contentFolder>;

/**
 * The reason why a file gives no bytes. It is a link that leads out of the folder, a folder or a pipe,
 * without read permission, or over the size limit.
 */
export type Unreadable = "outside" | "no-file" | "unreadable" | "too-large";

/** Path under the content folder of the author's own dictionary words. */
export const OWN_WORDS = "dictionary.txt";

/** True if a path has the ending of a YAML file. */
export const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path);

/** True if a path under the content folder is a local page's. */
export const isLocalPage = (path: string): boolean => /^zones\/[^/]+\.yaml$/.test(path);

/** A page's file has a few kilobytes; a file a hundred times larger got there by mistake. */
const MAX_BYTES = 1_000_000;

/** Names under a content folder that a build writes. */
export const BUILT = ["dist", "dist.hosting", "dist.lock"];

/** False for a path under a content folder that a command writes: the cache, requests, a build. */
export const isSource = (path: string): boolean =>
  !path.split("/").some((name, depth) => name.startsWith(".") || (depth === 0 && BUILT.includes(name)));

/** Opens the content folder on disk. It is listed once. */
export function contentFolder(root: string) {
  const realRoot = once(() => realpathSync.native(root) + sep);
  const paths = once(() => pathsUnder(root, BUILT));
  /** Finds a file without reading it. A file without read permission is found too. */
  const find = (path: string) => {
    const file = `${root}/${path}`;
    try {
      const found = lstatSync(file);
      const isLink = found.isSymbolicLink();
      if (isLink && !realpathSync.native(file).startsWith(realRoot())) return "outside";
      const stats = isLink ? statSync(file) : found;
      return stats.isFile() ? { stats, isLink } : "no-file";
    } catch {
      // The path is a dead link, or a file removed a moment ago.
      return "unreadable";
    }
  };
  /** Reads a file, by default within the size limit of content files. */
  const read = (path: string, mostBytes = MAX_BYTES): Buffer | Unreadable => {
    const found = find(path);
    if (typeof found === "string") return found;
    if (found.stats.size > mostBytes) return "too-large";
    try {
      return readFileSync(`${root}/${path}`);
    } catch {
      // The file has no read permission, or was removed a moment ago.
      return "unreadable";
    }
  };
  /** Gives the hash of a file's bytes, or the reason why it gives none. */
  const hashOf = (path: string): string => {
    const bytes = read(path, Infinity);
    return typeof bytes === "string" ? bytes : shortHash(bytes);
  };
  return { paths, find, read, hashOf };
}

/**
 * Lists the paths of files and links under a folder, sorted, with forward slashes. Hidden names and the top-level
 * folders in `without` are left out. No link to a folder is followed. A folder with the name of a content file is
 * listed too, so that a check can report it.
 */
export function pathsUnder(root: string, without: readonly string[]): readonly string[] {
  const paths: string[] = [];
  const enter = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}${entry.name}`;
      if (entry.name.startsWith(".") || without.includes(path)) continue;
      if (!entry.isDirectory() || isYaml(entry.name)) paths.push(path);
      if (entry.isDirectory()) enter(`${path}/`);
    }
  };
  enter("");
  return paths.sort();
}
