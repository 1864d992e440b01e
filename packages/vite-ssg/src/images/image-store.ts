import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "@vitrine/generator/write-whole";
import { hashOfFile, shortHash } from "@vitrine/generator/short-hash";

export type ImageStore = ReturnType<typeof imageStore>;

/**
 * Opens a cache folder for images that are slow to make. Files' names end with their hash, so a damaged file
 * counts as missing.
 */
export function imageStore(folder: string) {
  mkdirSync(folder, { recursive: true });
  const hashes = new Map(
    readdirSync(folder).flatMap((file) => {
      const [, name, hash, format] = /^(.+)\.([0-9a-f]{16})\.(\w+)$/.exec(file) ?? [];
      return hash === undefined ? [] : [[`${name}.${format}`, hash]];
    }),
  );
  const sound = new Set<string>();
  const fileOf = (name: string, hash: string, format: string) => join(folder, `${name}.${hash}.${format}`);
  return {
    /** Path of an image's file, or undefined if the file is missing or damaged. */
    find(name: string, format: string): string | undefined {
      const hash = hashes.get(`${name}.${format}`);
      if (hash === undefined) return undefined;
      const file = fileOf(name, hash, format);
      if (!sound.has(file) && hashOfFile(file) !== hash) return undefined;
      sound.add(file);
      return file;
    },
    /** Stores an image, and gives the path of its file. */
    keep(name: string, format: string, bytes: Uint8Array): string {
      const hash = shortHash(bytes);
      const file = fileOf(name, hash, format);
      writeWhole(file, bytes);
      hashes.set(`${name}.${format}`, hash);
      sound.add(file);
      return file;
    },
  };
}
