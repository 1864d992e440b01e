import { createHash, type Hash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

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
  const bytes = readFileSync(path);
  hash.update(bytes);
  hash.update(`\0${bytes.length}`);
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
