import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Random } from "@vitrine/bench/random";
import { fewFiles, type Files } from "./planned-site.ts";
import { smallSite } from "./site-runs.ts";

/** Writes mutated content to disk, beside the pictures and videos of the site. */
export function writeMutated(contentDir: string, files: Files): void {
  rmSync(contentDir, { recursive: true, force: true });
  smallSite(contentDir);
  const base = fewFiles();
  for (const path of base.keys()) if (!files.has(path)) rmSync(join(contentDir, path));
  for (const [path, bytes] of files) {
    if (base.get(path)?.equals(bytes)) continue;
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), bytes);
  }
}

const ACTIVE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';

/** A file that is no content, and a text that only it has. */
const OUTSIDE_FILE = import.meta.filename;
export const OUTSIDE_MARK = "A file that is no content, and a text";

/** What may stand where a file is meant, by how it is made. */
const STAND_INS: Readonly<Record<string, (file: string) => void>> = {
  "a link outside": (file) => symlinkSync(OUTSIDE_FILE, file),
  "a link to nothing": (file) => symlinkSync("./nowhere", file),
  "a link to itself": (file) => symlinkSync(file, file),
  "a folder": (file) => mkdirSync(file),
  "a link to the folder above": (file) => symlinkSync("..", file),
  "no bytes": (file) => writeFileSync(file, ""),
  "other bytes": (file) => writeFileSync(file, "<script>alert(1)</script>"),
  "a drawing with a script": (file) => writeFileSync(file, ACTIVE_SVG),
};

/** Puts something else in the place of a file, a folder or nothing; says what. */
export function diskSlip(contentDir: string, random: Random): string {
  // With the kinds of the entries, or it would walk along a link that leads above itself.
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)))
    .sort();
  const path = random.below(4) === 0 ? random.pick(NEW_PATHS) : random.pick(entries);
  const name = random.pick(Object.keys(STAND_INS));
  const file = join(contentDir, path);
  rmSync(file, { recursive: true, force: true });
  if (existsSync(dirname(file))) STAND_INS[name]?.(file);
  return `${path} is ${name}`;
}

const NEW_PATHS = [
  "zones/loop",
  "zones/loop.yaml",
  "images/loop",
  "images/logos/loop.svg",
  "video/loop.webm",
  "pages/loop.jpg",
  "dictionary.txt",
] as const;
