import { relative } from "node:path";
import { sizesIn } from "@vitrine/generator/files-in";
import { openStore, type Store, transact } from "@vitrine/generator/open-store";

/** What is known of a file in an output folder. */
export interface OutputFile {
  readonly key: string;
  /** Of a page, the key of all that its module was made of; else empty. */
  readonly sourceKey: string;
  /** In bytes: a file that has another size now was cut short, or written by somebody else. */
  readonly size: number;
}

/** The name of an output folder in the store: the same in every copy of the workspace. */
export const outputName = ({ cacheDir, outDir }: { cacheDir: string; outDir: string }): string =>
  relative(cacheDir, outDir);

/** An output folder: what the last build put there, and what stands there. */
export interface Output {
  readonly store: Store;
  /** Its name in the store. */
  readonly folder: string;
  readonly record: Map<string, OutputFile>;
  /** The size of every file that is there, in bytes, by path. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Whether a file has the size that it had when it was written. */
  isWhole(path: string): boolean;
  /** Whether a file is out with this key. */
  isCurrent(file: { readonly path: string; readonly key: string }): boolean;
}

/** Reads the record of an output folder, and lists the folder. */
export function openOutput(places: { readonly cacheDir: string; readonly outDir: string }): Output {
  const store = openStore(places.cacheDir);
  const folder = outputName(places);
  const sizes = sizesIn(places.outDir);
  const record = readOutputRecord(store, folder);
  const isWhole = (path: string) => sizes.has(path) && sizes.get(path) === record.get(path)?.size;
  const isCurrent = ({ path, key }: { path: string; key: string }) =>
    record.get(path)?.key === key && isWhole(path);
  return { store, folder, record, sizes, isWhole, isCurrent };
}

/** Reads what the last build put out. */
export function readOutputRecord(store: Store, folder: string): Map<string, OutputFile> {
  const rows = store.prepare("select path, key, source_key, size from output where folder = ?");
  rows.setReturnArrays(true);
  return new Map(
    rows.all(folder).map((row) => {
      const [path, key, sourceKey, size] = row as unknown as [string, string, string, number];
      return [path, { key, sourceKey, size }];
    }),
  );
}

/** Forgets files while they change: a build that dies meanwhile makes the next one write them. */
export function forgetOutputs(
  store: Store,
  folder: string,
  paths: Iterable<string>,
  record: Map<string, OutputFile>,
): void {
  const remove = store.prepare("delete from output where folder = ? and path = ?");
  transact(store, () => {
    for (const path of paths) {
      remove.run(folder, path);
      record.delete(path);
    }
  });
}

/** Writes what is out now in the place of what the record had. */
export function writeOutputRecord(
  store: Store,
  folder: string,
  now: ReadonlyMap<string, OutputFile>,
  record: Map<string, OutputFile>,
): void {
  const insert = store.prepare("insert or replace into output values (?, ?, ?, ?, ?)");
  const gone = [...record.keys()].filter((path) => !now.has(path));
  transact(store, () => {
    for (const [path, { key, sourceKey, size }] of now) {
      const last = record.get(path);
      const isSame = last?.key === key && last.sourceKey === sourceKey && last.size === size;
      if (!isSame) insert.run(folder, path, key, sourceKey, size);
    }
  });
  forgetOutputs(store, folder, gone, record);
}
