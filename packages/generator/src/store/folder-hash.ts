import { createHash, type Hash } from "node:crypto";
import { closeSync, type Dirent, existsSync, openSync, readdirSync, readlinkSync, readSync } from "node:fs";
import { join } from "node:path";

/** Number of bytes per read: a content file in one step, a picture in a few. */
const buffer = Buffer.allocUnsafe(1 << 20);

/**
 * Hashes folders and files under a root, by all their names and bytes. Time stamps and the root's own path do
 * not count. Hidden names and those that `isCounted` refuses are skipped; missing ones count as empty.
 */
export function hashOfFiles(
  root: string,
  names: readonly string[],
  isCounted: IsCounted = () => true,
): string {
  const hash = createHash("sha256");
  for (const name of names) {
    hash.update(`\0${name}\0`);
    const path = join(root, name);
    if (existsSync(path)) addAny(hash, path, isCounted);
  }
  return hash.digest("hex").slice(0, 16);
}

type IsCounted = (name: string) => boolean;

function addAny(hash: Hash, path: string, isCounted: IsCounted): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOTDIR") throw error;
    addFile(hash, path);
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".") || !isCounted(entry.name)) continue;
    const inner = join(path, entry.name);
    hash.update(`\0${entry.name}\0`);
    if (entry.isDirectory()) {
      addAny(hash, inner, isCounted);
      hash.update("\0");
    } else if (entry.isFile()) addFile(hash, inner);
    else addLink(hash, inner);
  }
}

function addFile(hash: Hash, path: string): void {
  const file = openSync(path, "r");
  try {
    let bytes = 0;
    for (let read = -1; read !== 0; bytes += read) {
      read = readSync(file, buffer);
      hash.update(buffer.subarray(0, read));
      if (read < buffer.length) {
        bytes += read;
        break;
      }
    }
    hash.update(`\0${bytes}`);
  } finally {
    closeSync(file);
  }
}

/** Adds a link's target path and, if the target is a file, its bytes. */
function addLink(hash: Hash, path: string): void {
  try {
    hash.update(readlinkSync(path));
    addFile(hash, path);
  } catch {
    hash.update("\0");
  }
}
