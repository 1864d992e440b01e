import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
import { hashOfFile, shortHash } from "@vitrine/generator/short-hash";
import { type Compressed, compressed } from "./compress.ts";

/** An output file that is not a page: a copy of another file, text, or a compressed copy of an output file. */
export interface SiteFile {
  /** Path under the output folder. */
  readonly path: string;
  /** Hash of the file's content. */
  readonly key: string;
  readonly from: { readonly file: string } | { readonly text: string } | Compressed;
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

/**
 * Writes files into the staging folder; compressed copies come last, some at a time. `locate` gives the path of an
 * output file, staged or published. Throws the signal's reason when aborted.
 */
export async function stageFiles(
  files: readonly SiteFile[],
  stagingDir: string,
  locate: (path: string) => string,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = files.values();
  const work = async () => {
    for (const { path, from } of waiting) {
      if (signal?.aborted === true) return;
      const target = join(stagingDir, path);
      mkdirSync(dirname(target), { recursive: true });
      if ("file" in from) copyFileSync(from.file, target);
      else if ("text" in from) writeFileSync(target, from.text);
      else writeFileSync(target, await compressed(locate(from.of), from.encoding));
    }
  };
  // Four at once, as many as Node compresses in parallel (libuv's threads).
  await Promise.all(Array.from({ length: 4 }, work));
  signal?.throwIfAborted();
}
