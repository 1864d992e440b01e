import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Reads every file under a folder, by its relative path; empty for a missing folder. */
export function readTree(folder: string): Map<string, Uint8Array> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).replaceAll("\\", "/"), readFileSync(file)] as const),
  );
}

/** Reads every text file under a folder, by its relative path. */
export const readTexts = (folder: string): Map<string, string> =>
  new Map([...readTree(folder)].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
