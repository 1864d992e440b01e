import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/** Writes a file in one step: whoever reads it meanwhile, or after this program was killed, finds all or nothing of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  // Another program may be writing the same file: each has a draft of its own.
  const draft = `${file}.${process.pid}-${threadId}.new`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The name of a draft, as `writeWhole` gives it. */
const DRAFT = /\.\d+-\d+\.new$/;

/** How old a draft is whose writer can only have been killed. */
const DRAFT_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Removes the drafts that killed programs left in a folder and below it. */
export function sweepDrafts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !DRAFT.test(entry.name)) continue;
    const draft = join(entry.parentPath, entry.name);
    const written = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - written > DRAFT_MILLISECONDS) rmSync(draft, { force: true });
  }
}

/** Whether this user may write into a folder, which is made where it is not there yet. */
export function canWriteIn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
