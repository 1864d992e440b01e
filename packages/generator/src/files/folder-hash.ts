import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files-in.ts";

/**
 * Hashes folders and files under a root, by all paths and bytes. Time stamps and the root's own path do not
 * count. Hidden names and those that `isCounted` refuses are skipped; missing ones count as empty.
 */
export function hashOfFiles(
  root: string,
  names: readonly string[],
  isCounted: (name: string) => boolean = () => true,
): string {
  const hash = createHash("sha256");
  for (const name of names) {
    hash.update(`\0${name}\0`);
    const path = join(root, name);
    if (!existsSync(path)) continue;
    const isFile = statSync(path).isFile();
    const files = isFile ? [""] : filesIn(path, (inner) => !inner.startsWith(".") && isCounted(inner)).sort();
    for (const file of files) {
      const place = join(path, file);
      const link = lstatSync(place).isSymbolicLink() ? readlinkSync(place) : undefined;
      const bytes = bytesOf(place, link !== undefined);
      hash.update(`\0${file}\0${link}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** The bytes of a file; none of a link that leads to no file. */
function bytesOf(file: string, isLink: boolean): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    if (!isLink) throw error;
    return new Uint8Array();
  }
}
