import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Shard } from "@vitrine/generator/shard";
import type { KeptBuilds } from "./kept-generations.ts";

/** The file that says what a part is; no merged site has it. Its name has no dot in front: uploads leave those out. */
export const PART_FILE = "vitrine-part.json";

/** What a shard built. */
export interface PartRecord extends Shard {
  /** Hash of all that the whole site is made of: the same in every part that belongs to it. */
  readonly key: string;
  /** What the whole site keeps of builds before; undefined where it keeps nothing. */
  readonly kept?: KeptBuilds | undefined;
  /** Size in bytes of each file of the part, by path. */
  readonly files: Readonly<Record<string, number>>;
}

/** Says in a part's folder what the part is, once all of it is there. */
export function writePartRecord(
  folder: string,
  part: Omit<PartRecord, "files">,
  paths: readonly string[],
): void {
  const files = Object.fromEntries(paths.toSorted().map((path) => [path, statSync(join(folder, path)).size]));
  writeFileSync(join(folder, PART_FILE), JSON.stringify({ ...part, files } satisfies PartRecord));
}

/** What a folder says it is; undefined where it is no part, or one that was cut off. */
export function readPartRecord(folder: string): PartRecord | undefined {
  try {
    const { key, index, count, kept, files } = JSON.parse(
      readFileSync(join(folder, PART_FILE), "utf8"),
    ) as PartRecord;
    const isWhole =
      [typeof key, typeof index, typeof count, typeof files].join() === "string,number,number,object";
    return isWhole ? { key, index, count, kept, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Before a folder changes: while it does, it is no part. */
export function forgetPartRecord(folder: string): void {
  rmSync(join(folder, PART_FILE), { force: true });
}
