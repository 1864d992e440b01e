import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { threadId } from "node:worker_threads";

/** Writes a file in one step: a reader finds all of it or nothing, even if this program is killed. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  // Another program may write this file at the moment, so each has a draft of its own.
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

/** Writes a file in one step if its text differs. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeWhole(file, text);
}

/** Creates a file and its folder. Throws if the file exists; removes a file that can't be written in full. */
export function createFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(file, { force: true });
    throw error;
  }
}

/** True if this user may write into a folder; creates the folder if it is missing. */
export function canWriteIn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
