import { appendFileSync, chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Thrown if another inbox uses the folder. */
export class FolderTakenError extends Error {
  override readonly name = "FolderTakenError";
}

/**
 * SQLite's codes for a file that another connection holds, and for a file that is no database
 * (sqlite.org/rescode.html).
 */
const BUSY = 5;
const NO_DATABASE: ReadonlySet<number> = new Set([11, 26]);

/**
 * Locks a folder against other inboxes until `release`, or until this process ends in any way. The lock is
 * SQLite's own on an empty database. Throws FolderTakenError if another inbox has it, or the file system's
 * error.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, "inbox.lock");
  // The error of a folder that can't be written names the cause; SQLite's does not.
  appendFileSync(file, "");
  chmodSync(file, 0o600);
  try {
    return lockFile(file);
  } catch (cause) {
    const { errcode = 0 } = cause as { errcode?: number };
    if (errcode === BUSY) throw new FolderTakenError(`another inbox keeps its leads in ${folder}`, { cause });
    if (!NO_DATABASE.has(errcode)) throw cause;
    // A file that is no database cannot be locked: a person has written into it.
    rmSync(file);
    return lockFolder(folder);
  }
}

function lockFile(file: string): { release(): void } {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}
