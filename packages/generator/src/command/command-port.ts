import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { NamedPhoto } from "../3-resolve/pictures/photo-finder.ts";
import type { Settings } from "../3-resolve/own-settings.ts";
import type { SitePlan } from "../plan.ts";
import type { NewContentPort } from "../scaffold/new-content.ts";
import type { Shard } from "../shard.ts";
import type { OpenedRun } from "./open-run.ts";

/** What the build is given once the content is found right. */
export interface BuildRequest {
  readonly contentDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly site: SitePlan;
  /** None for a part that writes no files. */
  readonly photos: readonly NamedPhoto[];
  /** How many of them had to be encoded now. */
  readonly encoded: number;
  /** The part of the site to build; undefined for all of it. */
  readonly shard: Shard | undefined;
  /** How many threads render; as many as there are processors, unless said. */
  readonly workers: number | undefined;
  /**
   * Ends the check, which takes seconds where very many pages are new, and reports it: for a moment when threads render.
   * Where it says no, nothing is published.
   */
  isRight(): Promise<boolean>;
  readonly signal: AbortSignal | undefined;
  readonly progress: Progress | undefined;
}

/** Told how many pages of how many are done in a phase: "Checked", "Rendered". */
export type Progress = (phase: string, done: number, all: number) => void;

/** Makes a photo's files. A photo that can't be decoded is found here, and is a mistake of the content. */
export interface PhotoEncoder {
  /** Hash of the code that encodes. */
  readonly encoding: string;
  /** Encodes what is not encoded yet. Says how many those were, and what is wrong with which others, by path. */
  encode(
    photos: readonly NamedPhoto[],
    places: Pick<BuildRequest, "contentDir" | "cacheDir"> & Partial<Pick<BuildRequest, "signal">>,
  ): Promise<{ readonly encoded: number; readonly corrupt: ReadonlyMap<string, string> }>;
}

/** What a run without an error came to. */
export interface GoodRun {
  /** Warnings only. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many pages the site has. */
  readonly pages: number;
  /** Of a build, the size of every file in the output folder, in bytes, by path. */
  readonly sizes?: ReadonlyMap<string, number> | undefined;
}

/** What the command needs of the world; the site gives the builder, a test a fake. */
export interface CommandPort {
  readonly defaults: { readonly contentDir: string; readonly outDir: string; readonly cacheDir: string };
  readonly settings: Settings;
  /** The folder of the site's public files. */
  readonly publicDir?: string;
  /** Hash of the code by which `build` draws Open Graph images; without it none is drawn. */
  readonly drawing?: string;
  /** By what `build` encodes photos; without it none is. */
  readonly photos?: PhotoEncoder;
  /** Hash of the code that checks and plans content; without it nothing is kept for the next run. */
  readonly code?: string;
  /** What somebody finds out of this very run already. */
  readonly openedRun?: Pick<OpenedRun, "opened" | "repeat"> | undefined;
  /** Stops a `check` or `build` where it stands; what was published last stays. */
  readonly signal?: AbortSignal;
  readonly progress?: Progress;
  readonly colour: boolean;
  print(text: string): void;
  complain(text: string): void;
  /** Asks a person to choose by number; undefined where nobody is there to answer. */
  readonly choose?: NewContentPort["choose"];
  /** What the last build into the usual folder did with a route, in words. */
  lastBuild(route: string): string;
  /** Why nothing may be built into a folder, in a sentence: a build removes what it did not make. */
  outputProblem?(outDir: string, inputs: readonly string[]): string | undefined;
  /** Makes what a build needs of code alone, before the content takes its memory. */
  prepare?(cacheDir: string, signal: AbortSignal | undefined): Promise<void>;
  /** Builds the site. Returns what failed, one text a page; nothing is published then. */
  build(request: BuildRequest): Promise<{
    readonly failures: readonly string[];
    readonly summary: string;
    /** Size of every file in the output folder, in bytes, by path; without it the folder is listed. */
    readonly sizes?: ReadonlyMap<string, number>;
  }>;
  /** Told of a `check`, `generate` or `build` that went well to its end. */
  succeeded?(run: GoodRun): void;
}

/** 0 fine, 1 errors of content or rendering, 2 wrong usage, 130 stopped by Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130;
