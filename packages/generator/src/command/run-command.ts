import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { generateFromDisk } from "../generate-from-disk.ts";
import type { Generated } from "../generate.ts";
import type { EmittedModules } from "../5-emit/emit-modules.ts";
import { frenchDictionary } from "../registry/french-dictionary.ts";
import type { NewContentPort } from "../scaffold/new-content.ts";
import { createContent } from "./create-content.ts";
import { explainCode, explainRoute } from "./explain.ts";
import {
  type CommandArguments,
  parseArguments,
  type Shard,
  type StageCommand,
  USAGE,
  UsageError,
} from "./parse-arguments.ts";
import { report } from "./report.ts";
import type { Settings } from "../3-resolve/settings.ts";

/** What the build is given once the content is found right. */
export interface BuildRequest {
  readonly siteUrl: string;
  readonly contentDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly modulesDir: string;
  readonly modules: EmittedModules;
  readonly shard: Shard | undefined;
}

/** What the command needs of the world; the site gives the builder, a test a fake. */
export interface CommandPort {
  readonly defaults: { readonly contentDir: string; readonly outDir: string; readonly cacheDir: string };
  readonly settings: Settings;
  /** Hash of the code by which `build` draws Open Graph images; without it none is drawn. */
  readonly drawing?: string;
  readonly colour: boolean;
  print(text: string): void;
  complain(text: string): void;
  /** Builds the site. Returns what failed, one text a page; nothing is published then. */
  /** Asks a person to choose by number; undefined where nobody is there to answer. */
  readonly choose?: NewContentPort["choose"];
  /** What the last build into the usual folder did with a route, in words. */
  lastBuild(route: string): string;
  build(request: BuildRequest): Promise<{ readonly failures: readonly string[]; readonly summary: string }>;
}

/** 0 fine, 1 content or render errors, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Runs one `vitrine` command line. */
export async function runCommand(argv: readonly string[], port: CommandPort): Promise<ExitCode> {
  try {
    return await run(parseArguments(argv), port);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    port.complain(`vitrine: ${error.message}\n\n${USAGE}\n`);
    return 2;
  }
}

async function run(args: CommandArguments, port: CommandPort): Promise<ExitCode> {
  if (args.command === "explain" && !args.subject.startsWith("/")) return explainCode(args.subject, port);
  const contentDir = resolve(args.contentDir ?? port.defaults.contentDir);
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory())
    throw new UsageError(`There is no content folder at ${contentDir}.`);
  if (args.command === "new") return createContent(args, contentDir, port);
  if (args.command === "explain") {
    const generated = generateFromDisk({
      contentDir,
      modulesDir: undefined,
      settings: port.settings,
      release: false,
      drawing: port.drawing,
    });
    return explainRoute(args.subject, generated, port);
  }
  return runStages({ ...args, command: args.command }, contentDir, port);
}

async function runStages(
  args: CommandArguments & { command: StageCommand },
  contentDir: string,
  port: CommandPort,
): Promise<ExitCode> {
  const outDir = resolve(args.outDir ?? port.defaults.outDir);
  const cacheDir = resolve(args.cacheDir ?? port.defaults.cacheDir);
  const modulesDir = join(cacheDir, "modules");
  const started = performance.now();
  const generated: Generated = generateFromDisk({
    contentDir,
    modulesDir: args.command === "check" ? undefined : modulesDir,
    settings: port.settings,
    release: args.release,
    drawing: port.drawing,
    dictionary: await frenchDictionary(cacheDir, join(contentDir, "dictionary.txt")),
  });
  report(
    generated,
    {
      format: args.format,
      contentDir: relative("", contentDir) || ".",
      colour: port.colour,
      milliseconds: performance.now() - started,
    },
    port,
  );
  const { modules, site } = generated;
  if (modules === undefined || site === undefined) return 1;
  if (args.command !== "build") return 0;

  const { failures, summary } = await port.build({
    siteUrl: site.url,
    contentDir,
    outDir,
    cacheDir,
    modulesDir,
    modules,
    shard: args.shard,
  });
  for (const failure of failures) port.complain(failure);
  if (args.format === "text") port.print(`${summary}\n`);
  return failures.length > 0 ? 1 : 0;
}
