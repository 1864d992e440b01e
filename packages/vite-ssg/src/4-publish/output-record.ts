import { relative } from "node:path";
import type { SiteFolders } from "@vitrine/generator/site-folders";
import { sizesIn } from "@vitrine/generator/files-in";
import { openStore, rowsOf, type Store, transact } from "@vitrine/generator/open-store";

/** The record of one output file. */
export interface OutputFile {
  readonly key: string;
  /** For a page, the key of its module's inputs; else empty. */
  readonly sourceKey: string;
  /** Size in bytes. Another size on disk means that another program truncated or overwrote the file. */
  readonly size: number;
}

/** A file's next entry in the record; the size of a new or changed file is known once it is written. */
export type NextFile = Pick<OutputFile, "key"> & Partial<OutputFile>;

/** An output folder: the record of the last build, and the files on disk. */
export type Output = ReturnType<typeof openOutput>;

/** Reads the record of an output folder, and lists its files. */
export function openOutput({ cacheDir, outDir }: Pick<SiteFolders, "cacheDir" | "outDir">) {
  const store = openStore(cacheDir);
  /** The folder's name in the store, which is the same in every copy of the workspace. */
  const folder = relative(cacheDir, outDir);
  /** Size of every file on disk, in bytes, by path. */
  const sizes: ReadonlyMap<string, number> = sizesIn(outDir);
  const record = readOutputRecord(store, folder);
  /** True if a file still has its recorded size. */
  const isWhole = (path: string) => sizes.has(path) && sizes.get(path) === record.get(path)?.size;
  /** True if a file on disk is whole and has this key. */
  const isCurrent = ({ path, key }: { path: string; key: string }) =>
    record.get(path)?.key === key && isWhole(path);
  return { store, folder, record, sizes, isWhole, isCurrent };
}

/** Reads the record of the last build. */
export function readOutputRecord(store: Store, folder: string): Map<string, OutputFile> {
  const query = "select path, key, source_key, size from output where folder = ?";
  const rows = rowsOf<[string, string, string, number]>(store, query, folder);
  return new Map(rows.map(([path, key, sourceKey, size]) => [path, { key, sourceKey, size }]));
}

/** Removes files from the record before they change: after a crash, the next build writes them again. */
export function deleteOutputRows({ store, folder, record }: Output, paths: Iterable<string>): void {
  const remove = store.prepare("delete from output where folder = ? and path = ?");
  transact(store, () => {
    for (const path of paths) {
      remove.run(folder, path);
      record.delete(path);
    }
  });
}

/** Records the files that are published now. `sizes` has the bytes of each file on the disk. */
export function writeOutputRecord(
  out: Output,
  files: ReadonlyMap<string, NextFile>,
  sizes: ReadonlyMap<string, number>,
  gone: readonly string[],
): void {
  const { store, folder, record } = out;
  const insert = store.prepare("insert or replace into output values (?, ?, ?, ?, ?)");
  transact(store, () => {
    for (const [path, { key, sourceKey = "", size = sizes.get(path) ?? -1 }] of files) {
      const last = record.get(path);
      const isSame = last?.key === key && last.sourceKey === sourceKey && last.size === size;
      if (!isSame) insert.run(folder, path, key, sourceKey, size);
    }
    deleteOutputRows(out, gone);
  });
}
