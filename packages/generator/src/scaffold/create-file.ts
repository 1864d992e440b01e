import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Creates a file and its folder. Throws if the file exists; removes a file that can't be written in full. */
export function createFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, "wx");
  try {
    try {
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}
