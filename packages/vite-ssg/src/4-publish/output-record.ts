import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { readKeptJson, writeKept } from "@vitrine/generator/kept-file";
import { hashOf } from "../hash.ts";
import type { Generations } from "./kept-generations.ts";

/** What is known of the files of an output folder, by path. */
export interface OutputRecord {
  /** The key of every file. */
  readonly keys: Readonly<Record<string, string>>;
  /** Of pages that are made where they are rendered, the key of what they were made of. */
  readonly madeOf: Readonly<Record<string, string>>;
  /** What stays of builds before. */
  readonly generations?: Generations;
}

/** Where something about an output folder is kept: the same in every copy of the workspace. */
export const fileAbout = (what: string, { cacheDir, outDir }: { cacheDir: string; outDir: string }) =>
  join(cacheDir, `${what}-${hashOf(relative(cacheDir, outDir))}.bin`);

/** Where the record of an output folder is kept. */
export const outputRecordFile = (cacheDir: string, outDir: string) =>
  fileAbout("output", { cacheDir, outDir });

/** Reads what the last build put out; a record that is missing or torn counts as nothing. */
export function readOutputRecord(file: string): OutputRecord {
  return (readKeptJson(file) as OutputRecord | undefined) ?? { keys: {}, madeOf: {} };
}

/** Writes the record in one step, so that it is never half there. */
export function writeOutputRecord(file: string, record: OutputRecord): void {
  writeKept(file, JSON.stringify(record));
}

/** Forgets the record while the output changes: a build that dies meanwhile makes the next one write everything. */
export function forgetOutputRecord(file: string): void {
  rmSync(file, { force: true });
}
