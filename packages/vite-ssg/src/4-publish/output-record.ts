import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../hash.ts";

/** The key of every file of an output folder, by path. */
export type OutputRecord = Readonly<Record<string, string>>;

/** Where the record of an output folder is kept. */
export const outputRecordFile = (cacheDir: string, outDir: string) =>
  join(cacheDir, `output-${hashOf(outDir)}.json`);

/** Reads what the last build put out; a record that is missing or torn counts as nothing. */
export function readOutputRecord(file: string): OutputRecord {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8")) as OutputRecord;
  } catch {
    return {};
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
