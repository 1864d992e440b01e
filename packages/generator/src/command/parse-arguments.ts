import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pick } from "../pick.ts";
import type { NewKind } from "../scaffold/new-content.ts";
import { SITE_OPTIONS, type SiteAnswers, type SiteOption } from "../scaffold/site-options.data.ts";
import type { Shard } from "../shard.ts";
import type { SiteFolders } from "../site-folders.ts";
import type { CommandPort } from "./command-port.ts";

export type Format = "text" | "json" | "github" | "sarif";
const FORMATS: readonly Format[] = ["text", "json", "github", "sarif"];

/** The kinds of new files, each with an example of a name. */
const NEW_KINDS = { zone: "94270", sector: "Crèches", page: "Nos tarifs" } as const;

/** Commands that run the stages over a content folder. */
export type StageCommand = "check" | "generate" | "build";
const STAGE_COMMANDS: readonly StageCommand[] = ["check", "generate", "build"];

/** A parsed command line. */
export type CommandArguments = ReturnType<typeof parseArguments>;

/** The arguments of a stage command; `only` has the files whose warnings `check` prints, or none for all files. */
export type StageArguments = Extract<CommandArguments, { readonly only: unknown }>;

const COMMANDS = "check, generate, build, new or explain";

/** A mistake in the command line. */
export class UsageError extends Error {}

export const USAGE = `vitrine check [FILE…]              warnings of these files only; errors of all
vitrine <check|generate|build> [--content DIR] [--out DIR] [--cache DIR] [--shard i/n]
                               [--format text|json|github|sarif] [--release] [--drafts] [--workers N]
vitrine new <zone|sector|page> NAME [--content DIR]
vitrine new site NAME --content DIR [--trade …] [--town …] [--phone …] [--email …] [--address …] [--colour …]
vitrine explain <CODE|ROUTE> [--content DIR]`;

/** Parses the command line. Throws a UsageError that says which arguments are expected. */
export function parseArguments(argv: readonly string[]) {
  const { values, positionals } = parse(argv);
  const format = values.format ?? "text";
  if (!isOneOf(FORMATS, format))
    throw new UsageError(`There is no format "${format}": use ${FORMATS.join(", ")}.`);
  const command = parseCommand(positionals, values);
  const shard = values.shard === undefined ? undefined : parseShard(values.shard);
  if (command.command === "build" && shard !== undefined && values.out === undefined)
    throw new UsageError("--shard builds a part of the site: say with --out where it goes.");
  return {
    ...command,
    contentDir: values.content,
    outDir: values.out,
    cacheDir: values.cache,
    shard,
    workers: values.workers === undefined ? undefined : parseWorkers(values.workers),
    format,
    release: values.release ?? false,
    drafts: values.drafts ?? false,
  };
}

/** Resolves the folders of a command line. */
export function foldersIn(
  { contentDir, outDir, cacheDir }: Pick<CommandArguments, keyof SiteFolders>,
  foldersOf: CommandPort["foldersOf"],
): SiteFolders {
  const usual = foldersOf(contentDir && resolve(contentDir));
  return {
    contentDir: usual.contentDir,
    outDir: outDir === undefined ? usual.outDir : resolve(outDir),
    cacheDir: cacheDir === undefined ? usual.cacheDir : resolve(cacheDir),
  };
}

function parseCommand(
  [command, first, ...rest]: readonly string[],
  { content, ...values }: Partial<SiteAnswers> & { readonly content?: string },
) {
  if (command === undefined) throw new UsageError(`A command is missing: ${COMMANDS}.`);
  if (command === "new" && first === "site") {
    if (content === undefined) throw new UsageError("Say with --content where the new site goes.");
    if (rest.length === 0) throw new UsageError('Say the site\'s name, such as new site "Dupont Plomberie".');
    const answers: Partial<SiteAnswers> = pick(values, ...siteOptions);
    return { command, kind: first, name: rest.join(" "), answers } as const;
  }
  const stray = siteOptions.find((option) => values[option] !== undefined);
  if (stray !== undefined) throw new UsageError(`--${stray} is an option of "new site" alone.`);
  if (command === "new") {
    const kinds = Object.keys(NEW_KINDS) as NewKind[];
    if (first === undefined || !isOneOf(kinds, first))
      throw new UsageError(
        `Say what is new: ${[...kinds, "site"].join(", ")}${first === undefined ? "" : `; got "${first}"`}.`,
      );
    const name = rest.join(" ");
    if (name.trim() === "")
      throw new UsageError(`Say what the page is about, such as new ${first} ${NEW_KINDS[first]}.`);
    return { command, kind: first, name } as const;
  }
  if (command === "explain") {
    if (first === undefined)
      throw new UsageError(
        "Say what to explain: a diagnostic's code such as broken-link, or a route such as /clichy.",
      );
    refuseMore(rest);
    return { command, subject: first } as const;
  }
  if (!isOneOf(STAGE_COMMANDS, command))
    throw new UsageError(`There is no command "${command}": use ${COMMANDS}.`);
  const only = first === undefined ? [] : [first, ...rest];
  if (command !== "check") refuseMore(only);
  return { command, only } as const;
}

function refuseMore([extra]: readonly string[]): void {
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
}

const siteOptions = Object.keys(SITE_OPTIONS) as SiteOption[];
type SiteStrings = { [Option in SiteOption]: { readonly type: "string" } };

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        content: { type: "string" },
        out: { type: "string" },
        cache: { type: "string" },
        shard: { type: "string" },
        format: { type: "string" },
        release: { type: "boolean" },
        drafts: { type: "boolean" },
        workers: { type: "string" },
        ...(Object.fromEntries(siteOptions.map((option) => [option, { type: "string" }])) as SiteStrings),
      },
    });
  } catch (error) {
    throw new UsageError(argumentFault(error), { cause: error });
  }
}

/** Gives an error of `parseArgs` in sentences, without its advice on file names that begin with a hyphen. */
export const argumentFault = (error: unknown): string =>
  (error as Error).message.replace(/\. To specify a positional.*$/s, "").replace(/\.?$/, ".");

function parseShard(text: string): Shard {
  const [, index = "", count = ""] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count || !Number.isSafeInteger(shard.count))
    throw new UsageError(`--shard takes i/n with i from 1 to n, such as 2/4; got "${text}".`);
  return shard;
}

function parseWorkers(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new UsageError(`--workers takes a number from 1 to 99; got "${text}".`);
  return Number(text);
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}
