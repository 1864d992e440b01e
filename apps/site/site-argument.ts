import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { argumentFault, UsageError } from "@vitrine/generator/parse-arguments";
import { foldersOf } from "./site-paths.ts";

/**
 * Gives the folders of the site that a command line names with `--content DIR`; without it, this repository's
 * site. `--out DIR` replaces its build, if the command takes that too. Throws an error of one sentence for any other
 * argument and for a content folder that is not there.
 */
export function siteFolders(
  argv: readonly string[],
  command: string,
  options: readonly ("content" | "out")[] = ["content"],
): ReturnType<typeof foldersOf> {
  const { content, out } = parse(argv, command, options);
  const folders = foldersOf(content && resolve(content));
  if (!statSync(folders.contentDir, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no content folder at ${folders.contentDir}.`);
  return { ...folders, ...(out && { outDir: resolve(out) }) };
}

function parse(argv: readonly string[], command: string, options: readonly string[]) {
  const known = Object.fromEntries(options.map((name) => [name, { type: "string" } as const]));
  try {
    return parseArgs({ args: [...argv], options: known }).values;
  } catch (cause) {
    const usage = options.map((name) => `[--${name} DIR]`).join(" ");
    throw new UsageError(`${argumentFault(cause)} Use ${command} -- ${usage}.`, { cause });
  }
}

/** Gives the exit code for an error: 2 for a wrong command line, as `vitrine` has it. */
export const exitCodeFor = (error: unknown): number => (error instanceof UsageError ? 2 : 1);
