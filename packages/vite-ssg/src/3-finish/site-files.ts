import { readdirSync, existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { hashOf, hashOfFile } from "../hash.ts";

/** A file of the output that is not a page: copied from another, or text. */
export interface SiteFile {
  /** Path under the output folder. */
  readonly path: string;
  /** Hash of what it holds. */
  readonly key: string;
  readonly from: { readonly file: string } | { readonly text: string };
}

/** A text file of the output. */
export function textFile(path: string, text: string): SiteFile {
  return { path, key: hashOf(text), from: { text } };
}

/** A file of the output that is another one, copied. */
export function copiedFile(path: string, file: string): SiteFile {
  return { path, key: hashOfFile(file), from: { file } };
}

/** Every file of a folder, at the same place under `prefix`. A folder that is not there has none. */
export function folderFiles(folder: string, prefix = ""): SiteFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => copiedFile(prefix + relative(folder, file).split(sep).join("/"), file));
}
