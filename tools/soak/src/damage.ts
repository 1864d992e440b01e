import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "@vitrine/bench/random";

/** Cuts a file of the cache short, or flips a bit of it. */
export function damage(cacheDir: string, random: Random): string {
  const files = readdirSync(cacheDir, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(cacheDir, path)).isFile())
    .sort();
  // One folder has most of the files: each kind is to be hit as often.
  const kinds = Map.groupBy(files, (path) => path.replace(/[-/].*/, ""));
  const path = random.pick(random.pick([...kinds.values()]));
  const file = join(cacheDir, path);
  const bytes = readFileSync(file);
  const at = random.below(Math.max(1, bytes.length));
  if (random.below(2) === 0) {
    writeFileSync(file, bytes.subarray(0, at));
    return `${path} cut at ${at}`;
  }
  writeFileSync(file, bytes.length === 0 ? "x" : bytes.with(at, (bytes[at] ?? 0) ^ (1 << random.below(8))));
  return `${path} flipped at ${at}`;
}
