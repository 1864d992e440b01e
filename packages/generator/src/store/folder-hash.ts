import { createHash } from "node:crypto";
import { existsSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../files-in.ts";

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
      const bytes = bytesOf(join(path, file));
      hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** The bytes of a file; for a link that leads to none, its target's path. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (!LEADS_TO_NO_FILE.has((error as NodeJS.ErrnoException).code)) throw error;
    return Buffer.from(readlinkSync(file));
  }
}

const LEADS_TO_NO_FILE: ReadonlySet<string | undefined> = new Set(["ENOENT", "EISDIR", "ELOOP"]);
