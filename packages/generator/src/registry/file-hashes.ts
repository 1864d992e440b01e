import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, type FileStamp, fileStamps } from "../1-load/content-folder.ts";
import { pathsUnder } from "../1-load/paths-under.ts";
import { inBatches } from "../in-batches.ts";
import { runInWorkers } from "../worker-pool.ts";
import { shortHash } from "./file-hash.ts";
import { readKeptTable, writeKeptTable } from "./kept-table.ts";

/** Files in one message to a worker. */
const BATCH = 1000;
/** Up to so many files are hashed sooner than a worker has started. */
const FEW = 3000;

/** The hash of each file by its path under a folder. */
export type FileHashes = ReadonlyMap<string, string>;

/**
 * Hashes every file of a folder but hidden ones, in the order of their paths; by worker threads where there are many.
 * In `memory`, a file, are the hashes of the last time: what still has its stamp is not read again (decision 0028).
 */
export async function fileHashes(root: string, memory?: string): Promise<FileHashes> {
  const paths = pathsUnder(root, []);
  if (memory === undefined) return hashedNow(root, paths);
  const known = readMemory(memory);
  const stampOf = fileStamps(root);
  const stamps = paths.map(stampOf);
  const hashes = new Map<string, string>();
  let last = 0;
  for (const [i, path] of paths.entries()) {
    while ((known.paths[last] ?? path) < path) last++;
    const stamp = stamps[i];
    const isKnown =
      known.paths[last] === path && stamp?.every((part, n) => part === known.stamps[last * 4 + n]);
    hashes.set(path, isKnown ? (known.hashes[last] as string) : "");
  }
  const unknown = paths.filter((path) => hashes.get(path) === "");
  for (const [path, hash] of await hashedNow(root, unknown)) hashes.set(path, hash);
  const settled = [...paths.keys()].filter((i) => stamps[i] !== undefined);
  if (unknown.length > paths.length - settled.length || settled.length !== known.paths.length)
    writeMemory(memory, {
      paths: settled.map((i) => paths[i] as string),
      hashes: settled.map((i) => hashes.get(paths[i] as string) as string),
      stamps: Float64Array.from(settled.flatMap((i) => stamps[i] as FileStamp)),
    });
  return hashes;
}

/** The hash that each file had, and the stamp that it had then, four numbers each; sorted by path. */
interface Memory {
  readonly paths: readonly string[];
  readonly hashes: readonly string[];
  readonly stamps: Float64Array;
}

function readMemory(file: string): Memory {
  const table = readKeptTable(file);
  if (table === undefined) return { paths: [], hashes: [], stamps: new Float64Array() };
  return { paths: table.texts("paths"), hashes: table.texts("hashes"), stamps: table.numbers("stamps") };
}

const writeMemory = (file: string, memory: Memory) => writeKeptTable(file, null, { ...memory });

async function hashedNow(root: string, paths: readonly string[]): Promise<FileHashes> {
  if (paths.length <= FEW) return zip(paths, hashesOf(root, paths));
  const hashes = new Map<string, string>();
  await runInWorkers<readonly string[], readonly string[]>(
    new URL("./hash-worker.ts", import.meta.url),
    inBatches(paths, BATCH),
    { workerData: root },
    (answer, batch) => {
      for (const [path, hash] of zip(batch, answer)) hashes.set(path, hash);
    },
  );
  return hashes;
}

/** One hash for all of them, in their order. */
export const hashOfHashes = (hashes: FileHashes): string =>
  shortHash([...hashes.keys(), "", ...hashes.values()].join("\0"));

/** The hashes of files, one after the other. What the loader refuses never has the hash of a file that it reads. */
export function hashesOf(root: string, paths: readonly string[]): string[] {
  const folder = contentFolder(root);
  return paths.map((path) => {
    const bytes = folder.read(path);
    return typeof bytes === "string" ? shortHash(`${bytes}\0${rawHash(join(root, path))}`) : shortHash(bytes);
  });
}

/** A picture may be too large for the loader, and counts all the same. */
function rawHash(file: string): string {
  try {
    return shortHash(readFileSync(file));
  } catch {
    // A link to a folder or to nothing, or a file that is not for this user.
    return "";
  }
}

const zip = (paths: readonly string[], hashes: readonly string[]) =>
  new Map(paths.map((path, i) => [path, hashes[i] ?? ""]));
