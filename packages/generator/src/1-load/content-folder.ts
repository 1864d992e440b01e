import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { ContentFolder } from "./load-content.ts";

/** The content folder on disk. Hidden files and `images/` are no business of the loader. */
export function contentFolder(root: string): ContentFolder {
  return {
    list: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(sep)
            .join("/"),
        )
        .filter((path) => !path.startsWith("images/"))
        .sort(),
    read: (path) => readFileSync(join(root, path)),
  };
}
