import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { dayOf } from "../day-of.ts";
import { hashOfSizes, sizesIn } from "../files-in.ts";
import { once } from "../once.ts";
import { shortHash } from "../store/file-hash.ts";
import { gitIn } from "../1-load/content-history.ts";
import { canWriteIn } from "../store/write-whole.ts";
import { ownSettings } from "../3-resolve/own-settings.ts";
import { forgetMemo, lastMemo, writeMemo } from "../store/memo.ts";
import { type OpenedFolders, openFolders } from "../store/open-folders.ts";
import { isStoreDamage, openStore, removeStore } from "../store/open-store.ts";
import { parseArguments, type StageCommand, UsageError } from "./parse-arguments.ts";
import { report } from "./report.ts";
import type { CommandPort, GoodRun } from "./command-port.ts";

/** What a run depends on besides the content. */
export interface RunInputs extends Pick<
  CommandPort,
  "defaults" | "settings" | "colour" | "print" | "complain"
> {
  /** Hash of all code that has a part in a run, the same at every call: asked for while the content is hashed. */
  code(): string;
}

/** A `check` or `build` that is about to run. */
export interface OpenedRun {
  readonly opened: OpenedFolders;
  /** Says again what the last such run said, once, if nothing that it depends on has changed since. */
  repeat(): boolean;
  /** Keeps what it came to, for the next one to repeat; unless the content has changed since the run began. */
  keep(run: GoodRun): void;
}

interface StoredRun extends Omit<GoodRun, "sizes"> {
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
export function openRun(argv: readonly string[], world: RunInputs): OpenedRun | undefined {
  const started = performance.now();
  const args = argumentsOf(argv);
  if (args === undefined) return undefined;
  const [contentDir, outDir, cacheDir] = (["contentDir", "outDir", "cacheDir"] as const).map((name) =>
    resolve(args[name] ?? world.defaults[name]),
  ) as [string, string, string];
  const isBuild = args.command === "build";
  if (!existsSync(contentDir) || (!isBuild && !canWriteIn(cacheDir))) return undefined;
  const opened = openFolders(cacheDir, contentDir);
  const { store, files } = opened;
  const name = recordOf(args.command, cacheDir, isBuild ? outDir : contentDir);
  const commit = once(() => gitIn(contentDir)("rev-parse", "HEAD", "--is-shallow-repository"));
  const key = () =>
    shortHash(
      JSON.stringify([
        world.code(),
        args.command,
        args.release,
        args.shard,
        Object.entries(ownSettings(world.settings)),
        commit(),
        dayOf(Date.now()),
        files.sum(),
      ]),
    );
  const output = (sizes?: ReadonlyMap<string, number>) =>
    isBuild ? hashOfSizes(sizes ?? sizesIn(outDir)) + hashOfSizes(sizesIn(`${outDir}.hosting`)) : "";
  const repeat = (): boolean => {
    const last = lastMemo(store, name);
    const run = last?.value as StoredRun | undefined;
    // A run that dies half-way leaves no record behind: the next one does everything.
    forgetMemo(store, name);
    if (run === undefined || last?.key !== key() || run.output !== output()) return false;
    const options = {
      format: args.format,
      contentDir: relative("", contentDir) || ".",
      colour: world.colour,
      milliseconds: performance.now() - started,
    };
    writeMemo(store, name, last.key, JSON.stringify({ ...run, repeated: true }));
    report({ ...run, texts: new Map() }, options, world);
    if (isBuild && args.format === "text") world.print("Nothing has changed since the last build.\n");
    return true;
  };
  return {
    opened,
    repeat: once(() => {
      try {
        return repeat();
      } catch (error) {
        // Whoever runs the stages finds the damage too, and begins anew.
        if (!isStoreDamage(error)) throw error;
        return false;
      }
    }),
    keep({ sizes, ...run }) {
      if (!files.areOthersSame()) return;
      const stored: StoredRun = { ...run, output: output(sizes) };
      try {
        writeMemo(store, name, key(), JSON.stringify(stored));
      } catch (error) {
        if (!isStoreDamage(error)) throw error;
        // The next run makes it anew.
        removeStore(cacheDir);
      }
    },
  };
}

/** Whether the last build into a folder found nothing to do. */
export function lastBuildWasRepeated({ cacheDir, outDir }: { cacheDir: string; outDir: string }): boolean {
  const last = lastMemo(openStore(cacheDir), recordOf("build", cacheDir, outDir));
  return (last?.value as StoredRun | undefined)?.repeated === true;
}

/** The same name in every copy of the workspace. */
const recordOf = (command: StageCommand, cacheDir: string, folder: string) =>
  `run/${command}/${shortHash(relative(cacheDir, folder))}`;

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
