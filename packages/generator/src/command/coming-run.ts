import { existsSync, unlinkSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { dayOf } from "../day-of.ts";
import { hashOfSizes, sizesIn } from "../files-in.ts";
import { once } from "../once.ts";
import { shortHash } from "../registry/file-hash.ts";
import { isLocalPage } from "../1-load/is-local-page.ts";
import { pathsUnder } from "../1-load/paths-under.ts";
import { type HashedFolder, hashFolder } from "../registry/file-hashes.ts";
import { gitIn } from "../registry/content-history.ts";
import { canKeepIn, readKeptJson, writeKept } from "../registry/kept-file.ts";
import { ownSettings } from "../3-resolve/own-settings.ts";
import { parseArguments, type StageCommand, UsageError } from "./parse-arguments.ts";
import { report } from "./report.ts";
import type { CommandPort, GoodRun } from "./command-port.ts";

/** What a run depends on besides the content. */
export interface RunWorld extends Pick<
  CommandPort,
  "defaults" | "settings" | "colour" | "print" | "complain"
> {
  /** Hash of all code that has a part in a run, the same at every call: asked for while the content is hashed. */
  code(): string;
}

/** A `check` or `build` that is about to run. */
export interface ComingRun {
  /** The hashes of the content's files. */
  readonly hashed: () => Promise<HashedFolder>;
  /** Hash of the files in the output folder, as they were before this run. */
  readonly filesBefore: () => string;
  /** Says again what the last such run said, once, if nothing that it depends on has changed since. */
  repeat(): Promise<boolean>;
  /** Keeps what it came to, for the next one to repeat; unless the content has changed since the run began. */
  keep(run: GoodRun): Promise<void>;
}

interface StoredRun extends Omit<GoodRun, "zones"> {
  readonly key: string;
  /** Hash of the files in the output folder, and in the one beside it that is for hosts. */
  readonly output: string;
  /** Whether it has been repeated since: the last run then did nothing. */
  readonly repeated?: boolean;
}

/**
 * Finds out whether a command line has anything to do. The key is a hash of the content, the code, the settings, the
 * commit (pages have dates by git), the day (a contact expires) and the arguments; undefined for a command that is
 * never repeated, and for a check that can keep nothing.
 */
export function comingRun(argv: readonly string[], world: RunWorld): ComingRun | undefined {
  const started = performance.now();
  const args = argumentsOf(argv);
  if (args === undefined) return undefined;
  const [contentDir, outDir, cacheDir] = (["contentDir", "outDir", "cacheDir"] as const).map((name) =>
    resolve(args[name] ?? world.defaults[name]),
  ) as [string, string, string];
  const isBuild = args.command === "build";
  // A build makes the folder when it has its lock.
  if (!existsSync(contentDir) || (!isBuild && !canKeepIn(cacheDir))) return undefined;
  const memory = join(cacheDir, `hashes-${shortHash(relative(cacheDir, contentDir))}.bin`);
  const hashing = hashFolder(contentDir, memory);
  const commit = gitIn(contentDir)("rev-parse", "HEAD", "--is-shallow-repository");
  const day = dayOf(Date.now());
  const keyOf = async (hashed: HashedFolder) =>
    shortHash(
      JSON.stringify([
        world.code(),
        args.command,
        args.release,
        args.shard,
        Object.entries(ownSettings(world.settings)),
        commit,
        day,
        await hashed.sum(),
      ]),
    );
  const file = recordOf(args.command, cacheDir, isBuild ? outDir : contentDir);
  const last = readRun(file);
  // Only where there is such a run must all files be hashed before anything else is done.
  (last === undefined ? hashing : hashing.then((hashed) => hashed.sum())).catch(() => undefined);
  const filesBefore = once(() => hashOfSizes(sizesIn(outDir)));
  const outputOf = (files: () => string) =>
    isBuild ? files() + hashOfSizes(sizesIn(`${outDir}.hosting`)) : "";
  return {
    hashed: () => hashing,
    filesBefore,
    repeat: once(async () => {
      // Where there is no such run, nothing waits for the hashes. A thread may be at them: the output is listed meanwhile.
      const output = last && outputOf(filesBefore);
      const key = last && (await keyOf(await hashing));
      if (last === undefined || last.key !== key || last.output !== output) {
        // A run that dies half-way leaves no record behind: the next one does everything.
        forget(file);
        return false;
      }
      const options = {
        format: args.format,
        contentDir: relative("", contentDir) || ".",
        colour: world.colour,
        milliseconds: performance.now() - started,
      };
      if (last.repeated !== true) writeRun(file, { ...last, repeated: true });
      report({ ...last, texts: new Map() }, options, world);
      if (isBuild && args.format === "text") world.print("Nothing has changed since the last build.\n");
      return true;
    }),
    async keep({ diagnostics, pages, zones, outputFiles }) {
      const hashed = await hashing;
      const hashes = await hashed.all(zones);
      // A file that was saved meanwhile, and may be put back later, is not what this run looked at.
      for (const [path, hash] of zones) if (hashes.get(path) !== hash) return;
      if (pathsUnder(contentDir, ["zones"]).some((path) => !hashes.has(path))) return;
      const others = hashed.paths.filter((path) => !isLocalPage(path));
      const output = outputOf(() => outputFiles ?? hashOfSizes(sizesIn(outDir)));
      if (hashed.areSame(others)) writeRun(file, { key: await keyOf(hashed), output, diagnostics, pages });
    },
  };
}

/** Whether the last build into a folder found nothing to do. */
export function lastBuildWasRepeated({ cacheDir, outDir }: { cacheDir: string; outDir: string }): boolean {
  return readRun(recordOf("build", cacheDir, outDir))?.repeated === true;
}

/** Removes a record. Where the disk refuses, unlink says so in words; Node's rm gives neither a code nor a name to it. */
function forget(file: string): void {
  if (existsSync(file)) unlinkSync(file);
}

/** The same file in every copy of the workspace. */
const recordOf = (command: StageCommand, cacheDir: string, folder: string) =>
  join(cacheDir, `run-${command}-${shortHash(relative(cacheDir, folder))}.bin`);

const writeRun = (file: string, run: StoredRun) => writeKept(file, JSON.stringify(run));

function argumentsOf(argv: readonly string[]) {
  try {
    const args = parseArguments(argv);
    const repeats = args.command === "check" ? args.only.length === 0 : args.command === "build";
    return repeats && (args.command === "check" || args.command === "build") ? args : undefined;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

const readRun = (file: string) => readKeptJson(file) as StoredRun | undefined;
