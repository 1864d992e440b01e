import { inLanguage, type Language, type Words } from "@vitrine/schema/diagnostics/words";
import type { SiteFolders } from "../site-folders.ts";
import type { CommandPort } from "./command-port.ts";
import type { LastRun } from "./last-run.ts";
import type { CommandArguments } from "./parse-arguments.ts";

/** One run of the command. */
export interface Run<Arguments = CommandArguments> {
  readonly args: Arguments;
  readonly folders: SiteFolders;
  readonly language: Language;
  readonly port: CommandPort;
  /** Undefined for a command that is never repeated. */
  readonly last?: LastRun | undefined;
}

/** Complains in the author's language. */
export const printError = ({ port, language }: Pick<Run, "port" | "language">, words: Words): void =>
  port.printError(`${inLanguage(words, language)}\n`);
