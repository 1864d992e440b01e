import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, type FileStamp, fileStamps, isSameStamp } from "../1-load/content-folder.ts";
import { pathsUnder } from "../1-load/paths-under.ts";
import { inBatches } from "../in-batches.ts";
import { runInWorkers } from "../worker-pool.ts";
import { shortHash } from "./file-hash.ts";
import { readKeptJson, writeKept } from "./kept-file.ts";

/** Files in one message to a worker. */
const BATCH = 1000;
/** Up to so many files are hashed sooner than a worker has started. */
const FEW = 3000;

/** The hash of each file by its path under a folder. */
export type FileHashes = ReadonlyMap<string, string>;

/** The hash that each file had, and the stamp that it had then. */
type KnownHashes = Readonly<Record<string, readonly [hash: string, stamp: FileStamp]>>;

/**
 * Hashes every file of a folder but hidden ones; by worker threads where there are many. In `memory`, a file, are
 * the hashes of the last time: what still has its stamp is not read again (decision 0028).
 */
export async function fileHashes(root: string, memory?: string): Promise<FileHashes> {
  const known = memory === undefined ? {} : ((readKeptJson(memory) ?? {}) as KnownHashes);
  const stampOf = fileStamps(root);
  const files = pathsUnder(root, []).map((path) => {
    const stamp = memory === undefined ? undefined : stampOf(path);
    const last = Object.hasOwn(known, path) ? known[path] : undefined;
    const hash = stamp && last && isSameStamp(stamp, last[1]) ? last[0] : undefined;
    return { path, stamp, hash };
  });
  const unknown = files.flatMap(({ path, hash }) => (hash === undefined ? [path] : []));
  const found = await hashedNow(root, unknown);
  const hashes = new Map(files.map(({ path, hash }) => [path, hash ?? found.get(path) ?? ""]));
  const kept = files.flatMap(({ path, stamp }) =>
    stamp === undefined ? [] : [[path, [hashes.get(path) ?? "", stamp]] as const],
  );
  const isNew = unknown.length > files.length - kept.length || kept.length !== Object.keys(known).length;
  if (memory !== undefined && isNew) writeKept(memory, JSON.stringify(Object.fromEntries(kept)));
  return hashes;
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

/** One hash for all of them. */
export const hashOfHashes = (hashes: FileHashes): string =>
  shortHash(
    [...hashes]
      .map((entry) => entry.join("\0"))
      .sort()
      .join("\n"),
  );

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
