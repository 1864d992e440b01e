import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { sweepDrafts } from "../store/write-whole.ts";
import type { CommandPort } from "./command-port.ts";

/** SQLite's codes for a lock in other hands and for a file that is no database (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
const POLL_MILLISECONDS = 100;

/**
 * Runs something while no other build writes into the same output or cache folder; `complain` is told once that
 * another does. Throws the signal's reason where the run is to stop before its turn. The locks are the system's own on
 * two files, by way of SQLite: they end with the process that holds them, however it ends; the drafts that it leaves in
 * the cache go a day later.
 */
export async function withBuildLock<Result>(
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
  { complain, signal }: Pick<CommandPort, "complain" | "signal">,
  run: () => Promise<Result>,
): Promise<Result> {
  const held: DatabaseSync[] = [];
  let waits = false;
  try {
    // All take the cache's first: two builds never wait for each other. An output beside the cache's lock has the same one.
    for (const file of new Set([join(cacheDir, "build.lock"), `${outDir}.lock`])) {
      const lock = open(file);
      held.push(lock);
      while (!takes(lock)) {
        if (!waits) complain("Another build is at work in the same folders: waiting for its end.\n");
        waits = true;
        await setTimeout(POLL_MILLISECONDS, undefined, { signal });
      }
    }
    sweepDrafts(cacheDir);
    return await run();
  } finally {
    for (const lock of held) lock.close();
  }
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  // Says what is wrong with a place that can't be written; SQLite only that something is.
  appendFileSync(file, "");
  const lock = new DatabaseSync(file);
  try {
    lock.prepare("SELECT 1 FROM sqlite_schema").all();
    return lock;
  } catch (error) {
    lock.close();
    const { errcode = 0 } = error as { errcode?: number };
    if (errcode === SQLITE_BUSY) return new DatabaseSync(file);
    if (![SQLITE_CORRUPT, SQLITE_NOTADB].includes(errcode)) throw error;
    // Nobody can hold what is no database: somebody has written into it.
    rmSync(file);
    return new DatabaseSync(file);
  }
}

function takes(lock: DatabaseSync): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    return false;
  }
}
