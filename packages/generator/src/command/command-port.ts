import type { Language, Words } from "@vitrine/schema/diagnostics/words";
import type { NamedPhoto } from "../3-resolve/pictures/photo-finder.ts";
import type { Settings } from "../3-resolve/settings.ts";
import type { SitePlan } from "../plan.ts";
import type { Shard } from "../shard.ts";
import type { SiteFolders } from "../site-folders.ts";

/** Input of the build, once the content has no errors. */
export interface BuildRequest extends SiteFolders {
  readonly site: SitePlan;
  /** Empty for a part that writes no files. */
  readonly photos: readonly NamedPhoto[];
  /** The number of photos that had to be encoded in this run. */
  readonly encoded: number;
  /** The part of the site to build; undefined for all of it. */
  readonly shard: Shard | undefined;
  readonly workers: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly progress: Progress | undefined;
}

/** Called with the name of a phase ("Checked", "Rendered"), the number of pages done and their total. */
export type Progress = (phase: Words, done: number, all: number) => void;

/** Makes a photo's files, and reports photos that can't be decoded as mistakes of the content. */
export interface PhotoEncoder {
  /** Hash of the code that encodes. */
  readonly encoding: string;
  /** Encodes photos that are not encoded yet. Gives their number, and other photos' problems by path. */
  encode(
    photos: readonly NamedPhoto[],
    folders: Pick<BuildRequest, "contentDir" | "cacheDir"> & Partial<Pick<BuildRequest, "signal">>,
  ): Promise<{ readonly encoded: number; readonly corrupt: ReadonlyMap<string, string> }>;
}

/** The command's access to the system; the site provides the builder, a test provides fakes. */
export interface CommandPort {
  /** Gives the usual folders of a site, by its content folder; without one, those of the usual site. */
  foldersOf(contentDir?: string): SiteFolders;
  readonly settings: Settings;
  /** Hash of the code by which `build` draws Open Graph images; without it none is drawn. */
  readonly drawing?: string;
  /** Encoder of photos for `build`; undefined to encode none. */
  readonly photos?: PhotoEncoder;
  /** Gives the hash of the code that checks and plans content; without it, the next run can't reuse results. */
  code?(): string;
  /** Gives the hash of all code; without it, no run repeats the report of the last one. */
  allCode?(): string;
  /** Aborts a `check` or `build`; the last published output stays. */
  readonly signal?: AbortSignal;
  /** Gives the function that shows progress in a language. */
  progressIn?(language: Language): Progress;
  readonly colour: boolean;
  print(text: string): void;
  printError(text: string): void;
  /**
   * Gives the reason, as a sentence, why a build must not write into its output folder. A build removes all
   * files that it did not make.
   */
  outputProblem?(folders: SiteFolders): string | undefined;
  /** Makes the parts of a build that depend on code alone, before the content takes its memory. */
  prepare?(cacheDir: string): Promise<void>;
  /** Builds the site. Returns one text for each failed page; with failures, nothing is published. */
  build(request: BuildRequest): Promise<{
    readonly failures: readonly string[];
    readonly summary: Words;
    /** Size in bytes of every file in the output folder, by path; if undefined, the folder is listed. */
    readonly sizes?: ReadonlyMap<string, number>;
  }>;
}

/** Exit codes: 0 fine, 1 errors of content or rendering, 2 wrong usage, 130 stopped by Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130;
