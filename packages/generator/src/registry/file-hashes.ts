import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, type FileStamp, fileStamps, isSameStamp } from "../1-load/content-folder.ts";
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

/** The hashes of a folder's files, and a second look at some of them. */
export interface HashedFolder {
  readonly hashes: FileHashes;
  /** Whether these files have the hashes that they had. */
  areSame(paths: readonly string[]): boolean;
}

/** Hashes every file of a folder but hidden ones, in the order of their paths; by worker threads where there are many. */
export async function fileHashes(root: string, memory?: string): Promise<FileHashes> {
  if (memory === undefined) return hashedNow(root, pathsUnder(root, []));
  return (await hashFolder(root, memory)).hashes;
}

/** The same. In `memory`, a file, are the hashes of the last time: what still has its stamp is not read again (decision 0028). */
export async function hashFolder(root: string, memory: string): Promise<HashedFolder> {
  const paths = pathsUnder(root, []);
  const known = readMemory(memory);
  const stampOf = fileStamps(root);
  const stamps = paths.map(stampOf);
  const hashes = new Map<string, string>();
  const unknown: string[] = [];
  let [last, forgotten, learnt] = [0, known.paths.length, 0];
  for (let i = 0; i < paths.length; i++) {
    const path = paths[i] as string;
    while ((known.paths[last] ?? path) < path) last++;
    const stamp = stamps[i];
    if (known.paths[last] === path && stamp !== undefined && isStampAt(known.stamps, last, stamp)) {
      hashes.set(path, known.hashes[last] as string);
      forgotten--;
    } else {
      hashes.set(path, "");
      unknown.push(path);
      if (stamp !== undefined) learnt++;
    }
  }
  for (const [path, hash] of await hashedNow(root, unknown)) hashes.set(path, hash);
  if (forgotten + learnt > paths.length * FEW_OTHERS) {
    const settled = [...paths.keys()].filter((i) => stamps[i] !== undefined);
    writeMemory(memory, {
      paths: settled.map((i) => paths[i] as string),
      hashes: settled.map((i) => hashes.get(paths[i] as string) as string),
      stamps: Float64Array.from(settled.flatMap((i) => stamps[i] as FileStamp)),
    });
  }
  return {
    hashes,
    areSame(some) {
      const stampNow = fileStamps(root);
      const places = new Map(paths.map((path, i) => [path, i]));
      const changed = some.filter((path) => {
        const [then, now] = [stamps[places.get(path) ?? -1], stampNow(path)];
        return then === undefined || now === undefined || !isSameStamp(then, now);
      });
      return hashesOf(root, changed).every((hash, i) => hash === hashes.get(changed[i] as string));
    },
  };
}

/** Of a thousand files, so many are sooner read again every time than all are written down. */
const FEW_OTHERS = 2 / 1000;

const isStampAt = (stamps: Float64Array, row: number, stamp: FileStamp): boolean =>
  stamp[0] === stamps[row * 4] &&
  stamp[1] === stamps[row * 4 + 1] &&
  stamp[2] === stamps[row * 4 + 2] &&
  stamp[3] === stamps[row * 4 + 3];

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
