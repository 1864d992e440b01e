import { readdirSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";
import { hashOfFile, shortHash } from "@vitrine/generator/short-hash";

/** The file in which sharp names its own version and those of its libraries. */
const IMAGE_LIBRARY = findPackageJSON("sharp", import.meta.url) as string;

/** Hash of everything that shapes the images of a folder's code: the code, `files`, and sharp's version. */
export function imageCodeHash(folder: string, ...files: readonly string[]): string {
  const code = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => join(folder, file));
  return shortHash([...code, ...files, IMAGE_LIBRARY].map(hashOfFile).join());
}
