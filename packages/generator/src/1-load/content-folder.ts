import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { ContentFolder } from "./load-content.ts";

/** A page's file has a few kilobytes; what is a hundred times larger was put there by mistake. */
const MOST_BYTES = 1_000_000;

/** The content folder on disk. Hidden files and folders and `images/` are no business of the loader. */
export function contentFolder(root: string): ContentFolder {
  const realFolders = new Map<string, string>();
  /** Where a folder really is; there are few of them, and many files in each. */
  const realFolder = (folder: string) => realFolders.getOrInsertComputed(folder, () => realpathSync(folder));
  /** A link may be the file itself or a folder above it, which listing follows. */
  function isOutside(file: string): boolean {
    const place = lstatSync(file).isSymbolicLink()
      ? realpathSync(file)
      : join(realFolder(dirname(file)), "x");
    return !place.startsWith(realFolder(root) + sep);
  }
  return {
    list: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
        .filter((path) => !path.startsWith("images/") && !/(?:^|\/)\./.test(path))
        .sort(),
    read(path) {
      const file = join(root, path);
      try {
        if (isOutside(file)) return "outside";
        const stats = statSync(file);
        if (!stats.isFile()) return "unreadable";
        return stats.size > MOST_BYTES ? "too-large" : readFileSync(file);
      } catch {
        // A link that leads nowhere, a file that is not for this user, or one that has just been removed.
        return "unreadable";
      }
    },
  };
}
