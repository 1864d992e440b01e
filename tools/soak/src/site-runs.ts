import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildRequest, CommandPort, ExitCode, GoodRun } from "@vitrine/generator/command-port";
import { runCommand } from "@vitrine/generator/run-command";
import { comingRun } from "@vitrine/generator/coming-run";
import { paths } from "@vitrine/site/paths";
import { fewFiles } from "./planned-site.ts";

/** The folders of a build. */
export interface Places {
  readonly contentDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/** What a command came to. */
export interface Run {
  readonly code: ExitCode;
  /** All that it said: the diagnostics as JSON. */
  readonly said: string;
}

/** What builds, and what it is told of the world. */
export interface Builder extends Pick<CommandPort, "settings"> {
  build(request: BuildRequest): ReturnType<CommandPort["build"]>;
  /** Stands for the hash of all code. */
  readonly code: string;
}

/** Stands for the hash of the code that checks and plans, which no soak changes. */
const CONTENT_CODE = "0";

/** Runs `vitrine build` in this process as the command line does, a run with nothing to do repeated. */
export async function runBuild(places: Places, builder: Builder): Promise<Run> {
  let said = "";
  const say = (text: string) => void (said += text);
  const { settings } = builder;
  const port = { defaults: places, colour: false, print: say, complain: say, settings };
  const argv = ["build", "--format", "json"];
  const coming = comingRun(argv, { ...port, code: () => builder.code });
  let done: GoodRun | undefined;
  const code = await runCommand(argv, {
    ...port,
    build: (request) => builder.build(request),
    code: CONTENT_CODE,
    coming,
    succeeded: (run) => (done = run),
    lastBuild: () => "",
  });
  if (done !== undefined) coming?.keep(done);
  return { code, said };
}

/** Every file of a folder with its bytes, by path; undefined where there is no such folder. */
export function bytesOf(folder: string): ReadonlyMap<string, Buffer> | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file)]),
  );
}

/** Writes the site's content with few of its pages, and without what takes most of a build's time and is kept file by file. */
export function smallSite(contentDir: string): string {
  const media = (source: string) => !/\.(?:yaml|txt)$/.test(source);
  cpSync(paths.content, contentDir, { recursive: true, filter: media });
  for (const [path, bytes] of fewFiles()) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), bytes);
  }
  const site = join(contentDir, "site.yaml");
  const text = readFileSync(site, "utf8")
    .replace(/^openGraphImages:.*$/m, "")
    .replace("\nhosting:\n", "\nhosting:\n  compressed: false\n");
  writeFileSync(site, `${text}\nopenGraphImages: false\n`);
  return contentDir;
}

/** Names the files that differ between two folders. */
export function differences(
  found: ReadonlyMap<string, Buffer> | undefined,
  expected: ReadonlyMap<string, Buffer> | undefined,
): string[] {
  if (found === undefined || expected === undefined)
    return found === expected ? [] : [found === undefined ? "the folder is missing" : "there is a folder"];
  return [...new Set([...found.keys(), ...expected.keys()])].sort().flatMap((path) => {
    const [a, b] = [found.get(path), expected.get(path)];
    if (a === undefined) return [`${path} is missing`];
    if (b === undefined) return [`${path} should not be there`];
    return a.equals(b) ? [] : [`${path} differs`];
  });
}

/** A cache with nothing in it but what is slow to make and says nothing of the content: bundles, the dictionary. */
export function freshCache(cacheDir: string, from: string): void {
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    if (name === "bundle" || name.startsWith("dictionary-"))
      cpSync(join(from, name), join(cacheDir, name), { recursive: true });
  }
}
