import { existsSync, statSync } from "node:fs";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { authorLanguage } from "./author-language.ts";
import type { CommandPort, ExitCode } from "./command-port.ts";
import { lastRun } from "./last-run.ts";
import { optionsLeftToNpm } from "./options-left-to-npm.ts";
import { type CommandArguments, foldersIn, parseArguments, USAGE, UsageError } from "./parse-arguments.ts";
import { retryOnDamage } from "../store/open-store.ts";
import { printError } from "./run.ts";
import { endOnSystemFault } from "./system-fault.ts";

/** Runs one `vitrine` command line and gives its exit code. */
export async function runCommand(argv: readonly string[], port: CommandPort): Promise<ExitCode> {
  try {
    if (asksForHelp(argv)) {
      port.print(`${USAGE}\n`);
      return 0;
    }
    const left = optionsLeftToNpm(argv, port.settings);
    if (left === undefined) return await startRun(parseArguments(argv), port);
    printError({ port, language: authorLanguage(port.foldersOf().contentDir, port.settings) }, left);
    return 2;
  } catch (error) {
    if (error instanceof UsageError) {
      port.printError(`vitrine: ${error.message}\n\n${USAGE}\n`);
      return 2;
    }
    return endOnSystemFault(error, port.printError);
  }
}

const asksForHelp = ([first, ...rest]: readonly string[]) =>
  first === "help" || [first, ...rest].some((word) => word === "--help" || word === "-h");

/** Runs a command, and does so again from an empty store if that is damaged. */
async function startRun(args: CommandArguments, port: CommandPort): Promise<ExitCode> {
  const folders = foldersIn(args, port.foldersOf);
  const file = Object.values(folders).find((folder) => existsSync(folder) && !statSync(folder).isDirectory());
  if (file !== undefined) throw new UsageError(`${file} is a file, where a folder is expected.`);
  const language = authorLanguage(folders.contentDir, port.settings);
  const run = { args, folders, language, port };
  const start = async (): Promise<ExitCode> => {
    const last = lastRun(run);
    if (last?.repeat() === true) return 0;
    // The stages load slowly, so a run with nothing to do does not import them.
    const { dispatch } = await import("./dispatch.ts");
    return dispatch({ ...run, last });
  };
  try {
    return await retryOnDamage(folders.cacheDir, start);
  } catch (error) {
    if (port.signal?.aborted !== true) throw error;
    printError(run, STOPPED);
    return 130;
  }
}

const STOPPED: Words = {
  en: "Stopped; the last good output stays.",
  fr: "Arrêt ; le dernier bon résultat reste en place.",
};
