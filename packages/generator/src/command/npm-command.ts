import { relative, resolve } from "node:path";
import type { CommandPort } from "./command-port.ts";

/** Gives a command line to copy. It names the content folder, unless the command takes it by itself. */
export function npmCommand(
  command: string,
  contentDir: string,
  foldersOf: CommandPort["foldersOf"],
  words: readonly string[] = [],
): string {
  const folder =
    resolve(contentDir) === foldersOf().contentDir ? [] : ["--content", relative("", contentDir) || "."];
  const options = [...words, ...folder].map((word) => (/\s/.test(word) ? JSON.stringify(word) : word));
  return `npm run ${command}${options.length === 0 ? "" : ` -- ${options.join(" ")}`}`;
}
