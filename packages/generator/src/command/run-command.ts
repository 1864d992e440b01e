import { existsSync, statSync } from "node:fs";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { authorLanguage } from "./author-language.ts";
import type { CommandPort, ExitCode } from "./command-port.ts";
import { createContent } from "./create-content.ts";
import { createSite } from "./create-site.ts";
import { explainCode, explainRoute } from "./explain.ts";
import { type CommandArguments, foldersIn, parseArguments, USAGE, UsageError } from "./parse-arguments.ts";
import { complain, type Run } from "./run.ts";
import { planSite, runStages, withSoundStore } from "./run-stages.ts";
import { endOnSystemFault } from "./system-fault.ts";

/** Runs one `vitrine` command line and gives its exit code. */
export async function runCommand(argv: readonly string[], port: CommandPort): Promise<ExitCode> {
  try {
    if (asksForHelp(argv)) {
      port.print(`${USAGE}\n`);
      return 0;
    }
    return await startRun(parseArguments(argv), port);
  } catch (error) {
    if (error instanceof UsageError) {
      port.complain(`vitrine: ${error.message}\n\n${USAGE}\n`);
      return 2;
    }
    return endOnSystemFault(error, port.complain);
  }
}

const asksForHelp = ([first, ...rest]: readonly string[]) =>
  first === "help" || [first, ...rest].some((word) => word === "--help" || word === "-h");

async function startRun(args: CommandArguments, port: CommandPort): Promise<ExitCode> {
  const folders = foldersIn(args, port.foldersOf);
  const file = Object.values(folders).find((folder) => existsSync(folder) && !statSync(folder).isDirectory());
  if (file !== undefined) throw new UsageError(`${file} is a file, where a folder is expected.`);
  const language = authorLanguage(folders.contentDir, port.settings);
  const run = { args, folders, language, port };
  try {
    return await dispatch(run);
  } catch (error) {
    if (port.signal?.aborted !== true) throw error;
    complain(run, STOPPED);
    return 130;
  }
}

const STOPPED: Words = {
  en: "Stopped; the last good output stays.",
  fr: "Arrêt ; le dernier bon résultat reste en place.",
};

async function dispatch(run: Run): Promise<ExitCode> {
  const { args, folders, language, port } = run;
  if (args.command === "explain" && !args.subject.startsWith("/"))
    return explainCode(args.subject, language, port);
  const { contentDir } = folders;
  if (args.command === "new" && args.kind === "site")
    return createSite(args.words, args.answers, contentDir, language, port);
  if (!existsSync(contentDir)) throw new UsageError(`There is no content folder at ${contentDir}.`);
  if (args.command === "new") return createContent(args, contentDir, language, port);
  if (args.command === "explain")
    return withSoundStore(run, async (sound) => explainRoute(args.subject, await planSite(sound), sound));
  return runStages({ ...run, args });
}
