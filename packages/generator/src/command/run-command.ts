import { existsSync, rmSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { generateFromDisk } from "../generate-from-disk.ts";
import { inOrder } from "../in-order.ts";
import { type Plan, planFromDisk, type SitePlan } from "../plan-from-disk.ts";
import type { NamedPhoto } from "../3-resolve/photo-finder.ts";
import { communeRegistry } from "../registry/commune-registry.ts";
import type { FileHashes } from "../registry/file-hashes.ts";
import { DamagedFile } from "../registry/kept-file.ts";
import { frenchDictionary } from "../registry/french-dictionary.ts";
import type { NewContentPort } from "../scaffold/new-content.ts";
import type { Shard } from "../shard.ts";
import type { ComingRun } from "./coming-run.ts";
import { createContent } from "./create-content.ts";
import { explainCode, explainRoute } from "./explain.ts";
import {
  type CommandArguments,
  parseArguments,
  type StageCommand,
  USAGE,
  UsageError,
} from "./parse-arguments.ts";
import { merge } from "./merge.ts";
import { photosToEncode } from "./photos-to-encode.ts";
import { report } from "./report.ts";
import { endOnSystemFault } from "./system-fault.ts";
import { withBuildLock } from "./build-lock.ts";
import { corruptPhotos } from "./corrupt-photos.ts";
import type { Settings } from "../3-resolve/own-settings.ts";
import { ownWordsOf } from "../zones/zone-world.ts";

/** What the build is given once the content is found right. */
export interface BuildRequest {
  readonly contentDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly site: SitePlan;
  /** Of a shard, only those that it needs. */
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
  /** Whether the process ends with this build. */
  readonly isLast: boolean;
  /** Hash of the paths in the output folder, as they were before this build, where somebody finds it out already. */
  readonly namesBefore: (() => string) | undefined;
  readonly signal: AbortSignal | undefined;
  readonly progress: Progress | undefined;
}

/** What a merge is given: absolute paths of the folders that shards built, and of where to join them. */
export interface MergeRequest {
  readonly parts: readonly string[];
  readonly outDir: string;
  readonly cacheDir: string;
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
    places: Pick<BuildRequest, "contentDir" | "cacheDir">,
  ): Promise<{ readonly encoded: number; readonly corrupt: ReadonlyMap<string, string> }>;
}

/** What a run without an error came to. */
export interface GoodRun {
  /** Warnings only. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many pages the site has. */
  readonly pages: number;
  /** Those files of local pages that were read, by the hashes of what was read; without it, all files were. */
  readonly zones?: FileHashes;
  /** Hash of the paths in the output folder, where it is known (`hashOfNames`). */
  readonly names?: string | undefined;
}

/** What the command needs of the world; the site gives the builder, a test a fake. */
export interface CommandPort {
  readonly defaults: { readonly contentDir: string; readonly outDir: string; readonly cacheDir: string };
  readonly settings: Settings;
  /** Hash of the code by which `build` draws Open Graph images; without it none is drawn. */
  readonly drawing?: string;
  /** By what `build` encodes photos; without it none is. */
  readonly photos?: PhotoEncoder;
  /** Hash of all code that has a part in a run; without it nothing is kept for the next one. */
  readonly code?: string;
  /** What somebody finds out of this very run already. */
  readonly coming?: Pick<ComingRun, "hashes" | "namesBefore" | "repeat"> | undefined;
  /** Whether the process ends with this command. */
  readonly isLast?: boolean;
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
  /** Makes what a build needs of code alone, before the content takes its memory. */
  prepare?(cacheDir: string, signal: AbortSignal | undefined): Promise<void>;
  /** Builds the site. Returns what failed, one text a page; nothing is published then. */
  build(request: BuildRequest): Promise<{
    readonly failures: readonly string[];
    readonly summary: string;
    /** Hash of the paths in the output folder, where it is known. */
    readonly names?: string | undefined;
  }>;
  /** Joins parts. Returns why they can't be joined, a sentence each; nothing is published then. */
  merge?(request: MergeRequest): { readonly problems: readonly string[]; readonly summary: string };
  /** Told of a `check`, `generate` or `build` that went well to its end. */
  succeeded?(run: GoodRun): void;
}

/** 0 fine, 1 errors of content or rendering or parts that can't be merged, 2 wrong usage, 130 stopped by Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Runs one `vitrine` command line. */
export async function runCommand(argv: readonly string[], port: CommandPort): Promise<ExitCode> {
  try {
    if (asksForHelp(argv)) {
      port.print(`${USAGE}\n`);
      return 0;
    }
    return await run(parseArguments(argv), port);
  } catch (error) {
    if (port.signal?.aborted === true) {
      port.complain("Stopped; the last good output stays.\n");
      return 130;
    }
    if (error instanceof UsageError) {
      port.complain(`vitrine: ${error.message}\n\n${USAGE}\n`);
      return 2;
    }
    return endOnSystemFault(error, port.complain);
  }
}

const asksForHelp = ([first, ...rest]: readonly string[]) =>
  first === "help" || [first, ...rest].some((word) => word === "--help" || word === "-h");

async function run(args: CommandArguments, port: CommandPort): Promise<ExitCode> {
  if (args.command === "explain" && !args.subject.startsWith("/")) return explainCode(args.subject, port);
  if (args.command === "merge") return merge(args, port);
  const contentDir = resolve(args.contentDir ?? port.defaults.contentDir);
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory())
    throw new UsageError(`There is no content folder at ${contentDir}.`);
  if (args.command === "new") return createContent(args, contentDir, port);
  if (args.command === "explain") {
    const registry = communeRegistry();
    const generated = generateFromDisk({
      registry,
      contentDir,
      modulesDir: undefined,
      settings: port.settings,
      release: false,
      drawing: port.drawing,
    });
    return explainRoute(args.subject, generated, registry, port);
  }
  return runStages({ ...args, command: args.command }, contentDir, port);
}

/** The path under the content folder of a file that is named from the working directory or from that folder. */
function inContent(file: string, contentDir: string): string {
  const place = [resolve(file), join(contentDir, file)].find((path) =>
    statSync(path, { throwIfNoEntry: false })?.isFile(),
  );
  const path = place === undefined ? "" : relative(contentDir, place).split(sep).join("/");
  if (path === "" || path.startsWith("../")) throw new UsageError(`There is no content file "${file}".`);
  return path;
}

type StageArguments = CommandArguments & { command: StageCommand };
type Folders = Pick<BuildRequest, "contentDir" | "outDir" | "cacheDir">;

/** A build runs alone in its folders, from the look at the content on. */
function runStages(args: StageArguments, contentDir: string, port: CommandPort): Promise<ExitCode> {
  const outDir = resolve(args.outDir ?? port.defaults.outDir);
  const cacheDir = resolve(args.cacheDir ?? port.defaults.cacheDir);
  const start = async (prepared?: Promise<void>) => {
    const runOnce = () => runStagesIn({ contentDir, outDir, cacheDir }, args, port, prepared);
    try {
      return await runOnce();
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      // What was kept of a page was asked for only when it was to be built: without it, all is looked at.
      rmSync(error.file, { force: true });
      return runOnce();
    }
  };
  if (args.command !== "build") return start();
  const onWait = () => port.complain("Another build is at work in the same folders: waiting for its end.\n");
  return withBuildLock({ outDir, cacheDir }, onWait, async () => {
    const prepared = port.prepare?.(cacheDir, port.signal);
    const ended = prepared?.catch(() => undefined);
    try {
      return await start(prepared);
    } finally {
      await ended;
    }
  });
}

async function runStagesIn(
  { contentDir, outDir, cacheDir }: Folders,
  args: StageArguments,
  port: CommandPort,
  prepared: Promise<void> | undefined,
): Promise<ExitCode> {
  const tell = teller(args, contentDir, port);
  const options = {
    contentDir,
    settings: port.settings,
    release: args.release,
    drawing: port.drawing,
    encoding: port.photos?.encoding,
  };
  if (args.command === "generate") return writeModulesOf(options, cacheDir, tell, port);

  const isBuild = args.command === "build";
  const { signal, progress } = port;
  if ((await port.coming?.repeat()) === true) return 0;
  const plan = await planFromDisk({
    ...options,
    cacheDir,
    code: port.code,
    hashes: port.coming?.hashes,
    dated: isBuild,
    draftsDir: isBuild ? cacheDir : undefined,
    workers: args.workers,
    prepared,
    signal,
    onProgress: (done, all) => progress?.("Checked", done, all),
  });
  const photos = photosToEncode(plan, args.shard);
  const made = isBuild ? await port.photos?.encode(photos, { contentDir, cacheDir }) : undefined;
  const undecodable = corruptPhotos(photos, made?.corrupt ?? new Map(), plan.texts);
  const site = undecodable.length === 0 ? plan.site : undefined;
  let good: GoodRun | undefined;
  const isRight = async () => {
    const diagnostics = inOrder([...(await plan.compare()), ...undecodable]);
    if (site !== undefined && !diagnostics.some(({ severity }) => severity === "error"))
      good = { diagnostics, pages: site.pageCount, zones: site.zones };
    tell({ diagnostics, texts: plan.texts }, good?.pages);
    return good !== undefined;
  };
  const end = (names?: string): ExitCode => {
    if (good === undefined) return 1;
    port.succeeded?.({ ...good, names });
    return 0;
  };
  if (site === undefined || !isBuild) {
    await isRight();
    return end();
  }

  const { failures, summary, names } = await port.build({
    contentDir,
    outDir,
    cacheDir,
    site,
    photos,
    encoded: made?.encoded ?? 0,
    shard: args.shard,
    workers: args.workers,
    isRight,
    isLast: port.isLast ?? false,
    namesBefore: port.coming?.namesBefore,
    signal,
    progress,
  });

  if (good === undefined) return 1;
  for (const failure of failures) port.complain(failure);
  if (args.format === "text") port.print(`${summary}\n`);
  return failures.length > 0 ? 1 : end(names);
}

/** Reports what was found, and how many pages there are; undefined where an error lets none be made. */
type Tell = (found: Pick<Plan, "diagnostics" | "texts">, pages: number | undefined) => void;

/** Reports in the way that the command line asks for. */
function teller({ only: files, format }: StageArguments, contentDir: string, port: CommandPort): Tell {
  const only = new Set(files.map((file) => inContent(file, contentDir)));
  const started = performance.now();
  return ({ diagnostics, texts }, pages) =>
    report(
      { diagnostics, texts, pages },
      {
        format,
        contentDir: relative("", contentDir) || ".",
        colour: port.colour,
        milliseconds: performance.now() - started,
        ...(only.size > 0 && { only }),
      },
      port,
    );
}

async function writeModulesOf(
  options: Omit<Parameters<typeof generateFromDisk>[0], "dictionary" | "modulesDir">,
  cacheDir: string,
  tell: Tell,
  port: CommandPort,
): Promise<ExitCode> {
  const dictionary = await frenchDictionary(cacheDir, ownWordsOf(options.contentDir));
  const generated = generateFromDisk({ ...options, dictionary, modulesDir: join(cacheDir, "modules") });
  const { modules, diagnostics } = generated;
  tell(generated, modules?.pages.length);
  if (modules === undefined) return 1;
  port.succeeded?.({ diagnostics, pages: modules.pages.length });
  return 0;
}
