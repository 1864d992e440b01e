import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { argumentFault } from "@vitrine/generator/argument-fault";
import { foldersOf } from "./site-paths.ts";

/**
 * Gives the folders of the site that a command line names with `--content DIR`; without it, this repository's
 * site. Throws an error of one sentence for any other argument and for a folder that is not there.
 */
export function siteFolders(argv: readonly string[], command: string): ReturnType<typeof foldersOf> {
  const folders = foldersOf(contentOf(argv, command));
  if (!statSync(folders.contentDir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no content folder at ${folders.contentDir}.`);
  return folders;
}

function contentOf(argv: readonly string[], command: string): string | undefined {
  try {
    const { content } = parseArgs({ args: [...argv], options: { content: { type: "string" } } }).values;
    return content && resolve(content);
  } catch (cause) {
    throw new Error(`${argumentFault(cause)} Use ${command} [-- --content DIR].`, { cause });
  }
}
