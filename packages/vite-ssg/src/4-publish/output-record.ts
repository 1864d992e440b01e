import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { hashOf } from "../hash.ts";

/** What is known of the files of an output folder, by path. */
export interface OutputRecord {
  /** The key of every file. */
  readonly keys: Readonly<Record<string, string>>;
  /** Of pages that are made where they are rendered, the key of what they were made of. */
  readonly madeOf: Readonly<Record<string, string>>;
}

/** Where something about an output folder is kept: the same in every copy of the workspace. */
export const fileAbout = (what: string, { cacheDir, outDir }: { cacheDir: string; outDir: string }) =>
  join(cacheDir, `${what}-${hashOf(relative(cacheDir, outDir))}.json`);

/** Where the record of an output folder is kept. */
export const outputRecordFile = (cacheDir: string, outDir: string) =>
  fileAbout("output", { cacheDir, outDir });

/** Reads what the last build put out; a record that is missing or torn counts as nothing. */
export function readOutputRecord(file: string): OutputRecord {
  const nothing = { keys: {}, madeOf: {} };
  if (!existsSync(file)) return nothing;
  try {
    const { keys, madeOf } = JSON.parse(readFileSync(file, "utf8")) as Partial<OutputRecord>;
    return keys === undefined || madeOf === undefined ? nothing : { keys, madeOf };
  } catch {
    return nothing;
  }
}

/** Writes the record in one step, so that it is never half there. */
export function writeOutputRecord(file: string, record: OutputRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}

/** Forgets the record while the output changes: a build that dies meanwhile makes the next one write everything. */
export function forgetOutputRecord(file: string): void {
  rmSync(file, { force: true });
}
