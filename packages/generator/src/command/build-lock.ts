import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Words } from "@vitrine/schema/diagnostics/words";

/** SQLite's code for a locked file (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
const POLL_MILLISECONDS = 100;

const WAITING: Words = {
  en: "Another build is at work in the same folders: waiting for its end.",
  fr: "Une autre construction travaille dans les mêmes dossiers : attente de sa fin.",
};

/**
 * Runs a function while no other build writes into the output or cache folder. `printError` is called once if
 * another build does. Throws the signal's reason if the run is aborted before its turn. SQLite takes the
 * system's locks on two files, which end with the process, even a killed one.
 */
export async function withBuildLock<Result>(
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
  { printError, signal }: { printError(words: Words): void; readonly signal?: AbortSignal | undefined },
  run: () => Promise<Result>,
): Promise<Result> {
  using held = new DisposableStack();
  let waits = false;
  // All builds take the cache's lock first, so two never wait for each other. An output inside the cache folder
  // may have the same lock.
  for (const file of new Set([join(cacheDir, "build.lock"), `${outDir}.lock`])) {
    const lock = held.use(open(file));
    while (!tryLock(lock)) {
      if (!waits) printError(WAITING);
      waits = true;
      await setTimeout(POLL_MILLISECONDS, undefined, { signal });
    }
  }
  return await run();
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  // The file stays empty, whatever another program wrote into it. This also names a place that can't be written;
  // SQLite's error does not.
  writeFileSync(file, "");
  return new DatabaseSync(file);
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    // A journal on the disk would count as code, and each build of the site would bundle again.
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    return false;
  }
}
