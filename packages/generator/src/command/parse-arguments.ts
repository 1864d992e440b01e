import { parseArgs } from "node:util";

export type Format = "text" | "json" | "github" | "sarif";
const FORMATS: readonly Format[] = ["text", "json", "github", "sarif"];

export type CommandName = "check" | "generate" | "build";
const COMMANDS: readonly CommandName[] = ["check", "generate", "build"];

/** One part of several that build a site together. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface CommandArguments {
  readonly command: CommandName;
  readonly contentDir: string | undefined;
  readonly outDir: string | undefined;
  readonly cacheDir: string | undefined;
  readonly shard: Shard | undefined;
  readonly format: Format;
  readonly release: boolean;
}

/** What is wrong with how the command was called. */
export class UsageError extends Error {}

export const USAGE = `vitrine <check|generate|build> [--content DIR] [--out DIR] [--cache DIR] [--shard i/n]
                               [--format text|json|github|sarif] [--release]`;

/** Reads the command line. Throws a UsageError that says what was expected. */
export function parseArguments(argv: readonly string[]): CommandArguments {
  const { values, positionals } = parse(argv);
  const [command, extra] = positionals;
  if (command === undefined) throw new UsageError("A command is missing: check, generate or build.");
  if (!isOneOf(COMMANDS, command))
    throw new UsageError(`There is no command "${command}": use check, generate or build.`);
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
  const format = values.format ?? "text";
  if (!isOneOf(FORMATS, format))
    throw new UsageError(`There is no format "${format}": use ${FORMATS.join(", ")}.`);
  return {
    command,
    contentDir: values.content,
    outDir: values.out,
    cacheDir: values.cache,
    shard: values.shard === undefined ? undefined : parseShard(values.shard),
    format,
    release: values.release ?? false,
  };
}

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
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function parseShard(text: string): Shard {
  const [, index = "", count = ""] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count)
    throw new UsageError(`--shard takes i/n with i from 1 to n, such as 2/4; got "${text}".`);
  return shard;
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}
