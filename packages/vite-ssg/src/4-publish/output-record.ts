import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { readKeptTable, writeKeptTable } from "@vitrine/generator/kept-table";
import { hashOf } from "../hash.ts";
import type { Origin } from "../origin.ts";
import type { Generations } from "./kept-generations.ts";

/** What is known of the files of an output folder, by path. */
export interface OutputRecord {
  /** The key of every file. */
  readonly keys: ReadonlyMap<string, string>;
  /** The size of every file in bytes: one that has another now was cut short, or written by somebody else. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Of pages that are made where they are rendered, the key of what they were made of. */
  readonly madeOf: ReadonlyMap<string, string>;
  /** What stays of builds before. */
  readonly generations?: Generations;
  /** What the output follows from; undefined where that is not known. */
  readonly origin?: Origin | undefined;
}

/** Where something about an output folder is kept: the same in every copy of the workspace. */
export const fileAbout = (what: string, { cacheDir, outDir }: { cacheDir: string; outDir: string }) =>
  join(cacheDir, `${what}-${hashOf(relative(cacheDir, outDir))}.bin`);

/** Where the record of an output folder is kept. */
export const outputRecordFile = (cacheDir: string, outDir: string) =>
  fileAbout("output-files", { cacheDir, outDir });

/** Reads what the last build put out; a record that is missing or torn counts as nothing. */
export function readOutputRecord(file: string): OutputRecord {
  const table = readKeptTable(file);
  if (table === undefined) return { keys: new Map(), sizes: new Map(), madeOf: new Map() };
  const [paths, keys, makings] = [table.texts("paths"), table.texts("keys"), table.texts("madeOf")];
  const sizes = table.texts("sizes");
  const madeOf = paths.flatMap((path, i) => (makings[i] ? [[path, makings[i]] as const] : []));
  return {
    keys: new Map(paths.map((path, i) => [path, keys[i] as string])),
    sizes: new Map(paths.map((path, i) => [path, Number(sizes[i])])),
    madeOf: new Map(madeOf),
    ...(table.head as Pick<OutputRecord, "generations" | "origin">),
  };
}

/** A record of very many files, of which few are looked at. */
export interface OutputRows {
  readonly origin: Origin | undefined;
  keyOf(path: string): string | undefined;
  /** Keeps the record with other keys for some files that it has. */
  replace(changes: ReadonlyMap<string, FileFacts>, origin: Origin): void;
}

/** The new facts of a file: its key, its size, the key of its source. */
export interface FileFacts {
  readonly key?: string | undefined;
  readonly size?: number | undefined;
  readonly madeOf?: string | undefined;
}

/** Opens what the last build put out; undefined where there is no record to rely on. */
export function openOutputRecord(file: string): OutputRows | undefined {
  const table = readKeptTable(file);
  if (table === undefined) return undefined;
  const { origin, ...head } = table.head as Pick<OutputRecord, "generations" | "origin">;
  let columns: Readonly<Record<"paths" | "keys" | "sizes" | "madeOf", string[]>> | undefined;
  const { texts } = table;
  const open = () =>
    (columns ??= {
      paths: texts("paths"),
      keys: texts("keys"),
      sizes: texts("sizes"),
      madeOf: texts("madeOf"),
    });
  return {
    origin,
    keyOf: (path) => open().keys[open().paths.indexOf(path)],
    replace(changes, now) {
      const { paths, keys, sizes, madeOf } = open();
      for (const [path, own] of changes) {
        const row = paths.indexOf(path);
        keys[row] = own.key ?? (keys[row] as string);
        sizes[row] = String(own.size ?? sizes[row]);
        madeOf[row] = own.madeOf ?? (madeOf[row] as string);
      }
      writeKeptTable(file, { ...head, origin: now }, { paths, keys, sizes, madeOf });
    },
  };
}

/** Writes the record in one step, so that it is never half there. */
export function writeOutputRecord(
  file: string,
  { keys, sizes, madeOf, generations, origin }: OutputRecord,
): void {
  const paths = [...keys.keys()];
  writeKeptTable(
    file,
    { ...(generations && { generations }), ...(origin && { origin }) },
    {
      paths,
      keys: [...keys.values()],
      sizes: paths.map((path) => String(sizes.get(path) ?? -1)),
      madeOf: paths.map((path) => madeOf.get(path) ?? ""),
    },
  );
}

/** Forgets the record while the output changes: a build that dies meanwhile makes the next one write everything. */
export function forgetOutputRecord(file: string): void {
  rmSync(file, { force: true });
}
