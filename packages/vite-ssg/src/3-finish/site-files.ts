import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
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
export const folderFiles = (folder: string, prefix = ""): SiteFile[] =>
  filesIn(folder)
    .sort()
    .map((path) => copiedFile(prefix + path, join(folder, path)));

/** Puts a file into the staging folder. */
export function stageFile(stagingDir: string, { path, from }: SiteFile): void {
  const target = join(stagingDir, path);
  mkdirSync(dirname(target), { recursive: true });
  if ("file" in from) copyFileSync(from.file, target);
  else writeFileSync(target, from.text);
}
