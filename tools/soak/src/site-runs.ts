import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CommandPort } from "@vitrine/generator/command-port";
import type { SiteFolders } from "@vitrine/generator/site-folders";
import { filesIn } from "@vitrine/generator/files-in";
import { copyStore } from "@vitrine/generator/copy-store";
import { keepFewZones } from "@vitrine/generator/keep-few-zones";
import { runCommand } from "@vitrine/generator/run-command";
import type { Random } from "@vitrine/bench/random";
import { paths } from "@vitrine/site/paths";

/** The folders of one of several builds of the same content. */
export const placesIn = (folder: string, name: string): SiteFolders => ({
  contentDir: join(folder, "content"),
  outDir: join(folder, name, "out"),
  cacheDir: join(folder, name, "cache"),
});

/** Stands for the hash of the code that checks and plans, which no soak changes. */
const CONTENT_CODE = "0";

/**
 * Runs `vitrine build` in this process as the command line does, with the hash of all code. Gives its exit code and all
 * that it printed.
 */
export async function runBuild(
  places: SiteFolders,
  { code, ...port }: Pick<CommandPort, "settings" | "build"> & { readonly code: string },
) {
  let said = "";
  const say = (text: string) => void (said += text);
  const exitCode = await runCommand(["build", "--format", "json"], {
    foldersOf: () => places,
    ...port,
    colour: false,
    print: say,
    printError: say,
    code: () => CONTENT_CODE,
    allCode: () => code,
  });
  return { code: exitCode, said };
}

/** The files of a folder, each byte a character, by path; none where there is no such folder. */
export type Output = ReadonlyMap<string, string>;

export const outputOf = (folder: string): Output =>
  new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), "latin1")]));

/** Names the files that differ between two outputs. */
export function differences(found: Output, expected: Output): string[] {
  return [...new Set([...found.keys(), ...expected.keys()])].sort().flatMap((path) => {
    if (!found.has(path)) return [`${path} is missing`];
    if (!expected.has(path)) return [`${path} should not be there`];
    return found.get(path) === expected.get(path) ? [] : [`${path} differs`];
  });
}

/**
 * Writes the site's content with few local pages. Open Graph images and compressed copies take long, so there
 * are none. No files of earlier builds are kept, since a clean build has none.
 */
export function smallSite(contentDir: string): string {
  cpSync(paths.content, contentDir, { recursive: true });
  keepFewZones(contentDir);
  const site = join(contentDir, "site.yaml");
  const text = readFileSync(site, "utf8")
    .replace(/^openGraphImages:.*$/m, "")
    .replace("\nhosting:\n", "\nhosting:\n  compressed: false\n  previousBuilds: 0\n");
  writeFileSync(site, `${text}\nopenGraphImages: false\n`);
  return contentDir;
}

/** A cache with nothing in it but the unpacked dictionary, which is slow to make and says nothing of the content. */
export function freshCache(cacheDir: string): void {
  rmSync(cacheDir, { recursive: true, force: true });
  copyStore(paths.cache, cacheDir, ["dictionary"]);
}

/** Cuts a file of the cache short, or flips a bit of it. */
export function damage(cacheDir: string, random: Random): string {
  // One folder has most of the files: each kind is hit as often.
  const kinds = Map.groupBy(filesIn(cacheDir).sort(), (path) => path.replace(/[-/].*/, ""));
  if (kinds.size === 0) return "nothing";
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
