import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ContentFolder } from "./load-content.ts";

/** The content folder on disk. Hidden files and folders and `images/` are no business of the loader. */
export function contentFolder(root: string): ContentFolder {
  return {
    list: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
        .filter((path) => !path.startsWith("images/") && !/(?:^|\/)\./.test(path))
        .sort(),
    read: (path) => readFileSync(join(root, path)),
  };
}
