import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { inLanguage, type Words } from "@vitrine/schema/diagnostics/words";
import { dayOf } from "../day-of.ts";
import { sizesIn } from "../files/files-in.ts";
import { shortHash } from "../files/short-hash.ts";
import { ContentFiles } from "../1-load/content-files.ts";
import { gitIn } from "../1-load/content-history.ts";
import { canWriteIn } from "../files/write-whole.ts";
import { ownSettings } from "../3-resolve/settings.ts";
import { deleteMemo, lastMemo, writeMemo } from "../store/memo.ts";
import { openStore } from "../store/open-store.ts";
import { publishedKey } from "../store/published-routes.ts";
import { report } from "./report.ts";
import type { Run } from "./run.ts";

/** Result of a run without an error. */
export interface GoodRun {
  /** Warnings only. */
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Size in bytes of every file in the output folder, by path; for a build only. */
  readonly sizes?: ReadonlyMap<string, number> | undefined;
}

/** The last run of a command over the same folders. */
export type LastRun = NonNullable<ReturnType<typeof lastRun>>;

const UNCHANGED: Words = {
  en: "Nothing has changed since the last build.",
  fr: "Rien n’a changé depuis la dernière construction.",
};

interface StoredRun extends Omit<GoodRun, "sizes"> {
  /** Hash of the files in the output folder and in the hosting folder beside it. */
  readonly output: string;
}

/**
 * Finds the last run that this one may repeat. The key hashes the content, the code, the settings, the
 * arguments, the commit (pages have dates from git) and the day (a contact expires). Gives undefined for
 * commands that are never repeated, and for a check that can't write into its cache.
 */
export function lastRun({ args, folders, language, port }: Omit<Run, "last">) {
  const started = performance.now();
  if (port.allCode === undefined) return undefined;
  if (args.command !== "build" && (args.command !== "check" || args.only.length > 0)) return undefined;
  const { contentDir, outDir, cacheDir } = folders;
  const isBuild = args.command === "build";
  if (!existsSync(contentDir) || (!isBuild && !canWriteIn(cacheDir))) return undefined;
  const files = new ContentFiles(contentDir, openStore(cacheDir));
  const { store } = files;
  // Relative paths give every copy of the workspace the same name.
  const name = `run/${args.command}/${shortHash(relative(cacheDir, isBuild ? outDir : contentDir))}`;
  const inputs = [
    port.allCode(),
    args.command,
    args.release,
    args.drafts,
    args.shard,
    Object.entries(ownSettings(port.settings)),
    gitIn(contentDir)("rev-parse", "HEAD", "--is-shallow-repository"),
    dayOf(Date.now()),
  ];
  const key = () =>
    shortHash(JSON.stringify([...inputs, publishedKey(store, { cacheDir, outDir }), files.sum()]));
  const output = (sizes?: ReadonlyMap<string, number>) =>
    isBuild ? hashOfSizes(sizes ?? sizesIn(outDir)) + hashOfSizes(sizesIn(`${outDir}.hosting`)) : "";
  return {
    files,
    /** Prints the last run's report again if no input has changed since. Returns true if it did. */
    repeat(): boolean {
      const last = lastMemo(store, name);
      const run = last?.value as StoredRun | undefined;
      // A run that dies leaves no record behind, so the next run does everything.
      deleteMemo(store, name);
      if (run === undefined || last?.key !== key() || run.output !== output()) return false;
      writeMemo(store, name, last.key, run);
      const milliseconds = performance.now() - started;
      report({ ...run, milliseconds, texts: new Map(), only: [] }, { args, folders, language, port });
      if (isBuild && args.format === "text") port.print(`${inLanguage(UNCHANGED, language)}\n`);
      return true;
    },
    /** Stores this run in its place, unless the content has changed since this run began. */
    replace({ sizes, ...run }: GoodRun): void {
      if (!files.areOthersSame()) return;
      const stored: StoredRun = { ...run, output: output(sizes) };
      writeMemo(store, name, key(), stored);
    },
  };
}

/** Hashes files' paths and sizes, to notice files that were added, removed or cut short. */
const hashOfSizes = (sizes: ReadonlyMap<string, number>): string =>
  shortHash([...sizes].map(String).sort().join("\0"));
