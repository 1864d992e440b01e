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
  fileAbout("output", { cacheDir, outDir });

/** Reads what the last build put out; a record that is missing or torn counts as nothing. */
export function readOutputRecord(file: string): OutputRecord {
  const table = readKeptTable(file);
  if (table === undefined) return { keys: new Map(), madeOf: new Map() };
  const [paths, keys, makings] = [table.texts("paths"), table.texts("keys"), table.texts("madeOf")];
  const madeOf = paths.flatMap((path, i) => (makings[i] ? [[path, makings[i]] as const] : []));
  return {
    keys: new Map(paths.map((path, i) => [path, keys[i] as string])),
    madeOf: new Map(madeOf),
    ...(table.head as Pick<OutputRecord, "generations" | "origin">),
  };
}

/** A record of very many files, of which few are looked at. */
export interface OutputRows {
  readonly origin: Origin | undefined;
  keyOf(path: string): string | undefined;
  /** Keeps the record with other keys for some files that it has. */
  replace(changes: ReadonlyMap<string, FileKeys>, origin: Origin): void;
}

/** The key of a file, and of what it was made of. */
interface FileKeys {
  readonly key?: string | undefined;
  readonly madeOf?: string | undefined;
}

/** Opens what the last build put out; undefined where there is no record to rely on. */
export function openOutputRecord(file: string): OutputRows | undefined {
  const table = readKeptTable(file);
  if (table === undefined) return undefined;
  const { origin, ...head } = table.head as Pick<OutputRecord, "generations" | "origin">;
  let columns: Readonly<Record<"paths" | "keys" | "madeOf", string[]>> | undefined;
  const { texts } = table;
  const open = () => (columns ??= { paths: texts("paths"), keys: texts("keys"), madeOf: texts("madeOf") });
  return {
    origin,
    keyOf: (path) => open().keys[open().paths.indexOf(path)],
    replace(changes, now) {
      const { paths, keys, madeOf } = open();
      for (const [path, own] of changes) {
        const row = paths.indexOf(path);
        keys[row] = own.key ?? (keys[row] as string);
        madeOf[row] = own.madeOf ?? (madeOf[row] as string);
      }
      writeKeptTable(file, { ...head, origin: now }, { paths, keys, madeOf });
    },
  };
}

/** Writes the record in one step, so that it is never half there. */
export function writeOutputRecord(file: string, { keys, madeOf, generations, origin }: OutputRecord): void {
  const paths = [...keys.keys()];
  writeKeptTable(
    file,
    { ...(generations && { generations }), ...(origin && { origin }) },
    { paths, keys: [...keys.values()], madeOf: paths.map((path) => madeOf.get(path) ?? "") },
  );
}

/** Forgets the record while the output changes: a build that dies meanwhile makes the next one write everything. */
export function forgetOutputRecord(file: string): void {
  rmSync(file, { force: true });
}
