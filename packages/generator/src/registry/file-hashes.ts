import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  areStampsSame,
  contentFolder,
  type FileStamps,
  hasStamp,
  stampAt,
  stampFiles,
} from "../1-load/content-folder.ts";
import { isLocalPage } from "../1-load/is-local-page.ts";
import { pathsUnder } from "../1-load/paths-under.ts";
import { inBatches } from "../in-batches.ts";
import { runInWorkers } from "../worker-pool.ts";
import { once } from "../once.ts";
import { shortHash } from "./file-hash.ts";
import type { StampedAnswer } from "./stamp-worker.ts";
import { lowerBound } from "./lower-bound.ts";
import { readKeptTable, writeKeptTable } from "./kept-table.ts";

/** Files in one message to a worker. */
const BATCH = 1000;
/** Up to so many files are looked at sooner than a worker has started. */
const FEW = 3000;
/** What is remembered of a file, in bytes: its path, its hash, its stamp. */
const MEMORY_BYTES = 64;

/** The hash of each file by its path under a folder. */
export type FileHashes = ReadonlyMap<string, string>;

/** What is known of a folder's files before local pages are read, and a way to the rest. */
export interface HashedFolder {
  /** All files but hidden ones, sorted. */
  readonly paths: readonly string[];
  /**
   * The hashes of all. Local pages that nothing is remembered of are read for it at the first call, but for those whose
   * hashes are in `read`: whoever looks at them anyway has hashed them too.
   */
  all(read?: FileHashes): Promise<FileHashes>;
  /** One hash for all of them, in their order. */
  sum(): Promise<string>;
  /** Whether these files, none of them a local page, have the hashes that they had. */
  areSame(paths: readonly string[]): boolean;
}

/**
 * Begins to hash the files of a folder but hidden ones; where there are many, worker threads do. In `memory`, a file, are the
 * hashes of the last time: what still has its stamp is not read again (decision 0028), and where these are many, a thread
 * looks at the folder: the caller has time for something else.
 */
export async function hashFolder(root: string, memory?: string): Promise<HashedFolder> {
  const areMany = memory !== undefined && bytesOf(memory) > FEW * MEMORY_BYTES;
  const stamping = areMany ? stampedBeside(root) : stampedPaths(root);
  const known = memory === undefined ? NOTHING : readMemory(memory);
  const { paths, stamps } = await stamping;
  const { hashes, unknown } = rememberedHashes({ paths, stamps }, known);
  const byKind = Map.groupBy(unknown, (place) => isLocalPage(paths[place] as string));
  const [pages, others] = [byKind.get(true) ?? [], byKind.get(false) ?? []];
  const fill = (places: readonly number[], found: FileHashes) => {
    for (const place of places) hashes[place] = found.get(paths[place] as string) ?? "";
  };
  const hashNow = async (places: readonly number[]) =>
    fill(
      places,
      await hashedNow(
        root,
        places.map((place) => paths[place] as string),
      ),
    );
  await hashNow(others);
  const placeOf = (path: string) => lowerBound(paths.length, (place) => paths[place] as string, path);
  let completing: Promise<void> | undefined;
  const complete = async (read: FileHashes = new Map()) => {
    fill(pages, read);
    await hashNow(pages.filter((place) => hashes[place] === ""));
    if (memory !== undefined && areWorthWriting({ paths, stamps }, known, unknown))
      remember(memory, { paths, hashes, stamps });
  };
  const byPath = once(() => new Map(paths.map((path, i) => [path, hashes[i] as string])));
  return {
    paths,
    async all(read) {
      await (completing ??= complete(read));
      return byPath();
    },
    async sum() {
      await (completing ??= complete());
      return shortHash(`${paths.join("\0")}\0\0${hashes.join("\0")}`);
    },
    areSame(some) {
      const now = stampFiles(root, some);
      const changed = some.filter((path, i) => !areStampsSame(now, i, stamps, placeOf(path)));
      return hashesOf(root, changed).every((hash, i) => hash === hashes[placeOf(changed[i] as string)]);
    },
  };
}

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The files of a folder but hidden ones, sorted by path, and their stamps. */
interface StampedPaths {
  readonly paths: readonly string[];
  readonly stamps: FileStamps;
}

function stampedPaths(root: string): StampedPaths {
  const paths = pathsUnder(root, []);
  return { paths, stamps: stampFiles(root, paths) };
}

/** The same by a thread of its own. */
async function stampedBeside(root: string): Promise<StampedPaths> {
  let stamped: StampedPaths | undefined;
  await runInWorkers<string, StampedAnswer>(
    new URL("./stamp-worker.ts", import.meta.url),
    [root],
    { workerData: null },
    ({ paths, stamps }) => (stamped = { paths: paths.split("\0"), stamps }),
  );
  return stamped as StampedPaths;
}

/** What is remembered of files with these stamps, in their order: the hash of each, empty at the places of those that nothing is known of. */
function rememberedHashes({ paths, stamps }: StampedPaths, known: HashedStamps) {
  const hashes: string[] = [];
  const unknown: number[] = [];
  let last = 0;
  for (const [i, path] of paths.entries()) {
    while ((known.paths[last] ?? path) < path) last++;
    const isKnown = known.paths[last] === path && areStampsSame(known.stamps, last, stamps, i);
    hashes.push(isKnown ? (known.hashes[last] as string) : "");
    if (!isKnown) unknown.push(i);
  }
  return { hashes, unknown };
}

/** Of a thousand files, so many are sooner read again every time than all are written down. */
const FEW_OTHERS = 2 / 1000;

/** Whether more than a few files are others than those that are remembered. */
function areWorthWriting(
  { paths, stamps }: StampedPaths,
  known: HashedStamps,
  unknown: readonly number[],
): boolean {
  const forgotten = known.paths.length - (paths.length - unknown.length);
  const learnt = unknown.filter((place) => hasStamp(stamps, place)).length;
  return forgotten + learnt > paths.length * FEW_OTHERS;
}

/** Files with the hash of each, and the stamp that it had then. */
interface HashedStamps extends StampedPaths {
  readonly hashes: readonly string[];
}

/** Remembers the hashes of files that have a stamp. */
function remember(file: string, { paths, hashes, stamps }: HashedStamps): void {
  const settled = [...paths.keys()].filter((i) => hasStamp(stamps, i));
  writeKeptTable(file, null, {
    paths: settled.map((i) => paths[i] as string),
    hashes: settled.map((i) => hashes[i] as string),
    stamps: Float64Array.from(settled.flatMap((i) => [...stampAt(stamps, i)])),
  });
}

const NOTHING: HashedStamps = { paths: [], hashes: [], stamps: new Float64Array() };

function readMemory(file: string): HashedStamps {
  const table = readKeptTable(file);
  if (table === undefined) return NOTHING;
  return { paths: table.texts("paths"), hashes: table.texts("hashes"), stamps: table.numbers("stamps") };
}

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
    // A pipe would be waited for.
    return statSync(file).isFile() ? shortHash(readFileSync(file)) : "";
  } catch {
    // A link to a folder or to nothing, or a file that is not for this user.
    return "";
  }
}

const zip = (paths: readonly string[], hashes: readonly string[]) =>
  new Map(paths.map((path, i) => [path, hashes[i] ?? ""]));
