import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
import { hashOfFile, shortHash } from "@vitrine/generator/short-hash";

/** An output file that is not a page: a copy of another file, or text. */
export interface SiteFile {
  /** Path under the output folder. */
  readonly path: string;
  /** Hash of the file's content. */
  readonly key: string;
  readonly from: { readonly file: string } | { readonly text: string };
}

/** Describes an output file with this text. */
export function textFile(path: string, text: string): SiteFile {
  return { path, key: shortHash(text), from: { text } };
}

/** Describes an output file that is a copy of another file. A `key` that changes with its bytes spares reading it. */
export function copiedFile(path: string, file: string, key = hashOfFile(file)): SiteFile {
  return { path, key, from: { file } };
}

/** Lists every file of a folder, at the same place under `prefix`. A missing folder gives an empty list. */
export const folderFiles = (folder: string, prefix = ""): SiteFile[] =>
  filesIn(folder)
    .sort()
    .map((path) => copiedFile(prefix + path, join(folder, path)));

/** Writes a file into the staging folder. */
export function stageFile(stagingDir: string, { path, from }: SiteFile): void {
  const target = join(stagingDir, path);
  mkdirSync(dirname(target), { recursive: true });
  if ("file" in from) copyFileSync(from.file, target);
  else writeFileSync(target, from.text);
}
