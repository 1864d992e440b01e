import { relative } from "node:path";
import { type Store, transact } from "@vitrine/generator/open-store";

/** What is known of a file in an output folder. */
export interface OutputFile {
  readonly key: string;
  /** Of a page that is made where it is rendered, the key of what it was made of; else empty. */
  readonly sourceKey: string;
  /** In bytes: a file that has another size now was cut short, or written by somebody else. */
  readonly size: number;
}

/** What is known of the files in an output folder, by path. */
export type OutputRecord = ReadonlyMap<string, OutputFile>;

/** The name of an output folder in the store: the same in every copy of the workspace. */
export const outputName = ({ cacheDir, outDir }: { cacheDir: string; outDir: string }): string =>
  relative(cacheDir, outDir);

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
  now: OutputRecord,
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
