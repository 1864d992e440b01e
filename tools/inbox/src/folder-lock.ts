import { chmodSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another inbox writes to the folder. */
export class FolderTakenError extends Error {
  override readonly name = "FolderTakenError";
}

/** SQLite's code for a file that another connection holds (SQLITE_BUSY). */
const BUSY = 5;

/**
 * Keeps other inboxes out of a folder until it is released, or this process ends in any way: the lock is SQLite's own
 * on an empty database, which the system lets go of. Throws FolderTakenError where another inbox has it.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, "inbox.lock");
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    database.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    database.close();
    if ((cause as { errcode?: number }).errcode !== BUSY) throw cause;
    throw new FolderTakenError(`another inbox keeps its leads in ${folder}`, { cause });
  }
  return { release: () => database.close() };
}
