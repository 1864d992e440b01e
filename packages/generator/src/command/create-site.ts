import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { dayOf } from "../day-of.ts";
import { schemaAddress } from "../reference/content-schemas.ts";
import { createFile } from "./create-content.ts";
import { newSite, unanswered } from "../scaffold/new-site.ts";
import type { SiteAnswers, SiteQuestion } from "../scaffold/site-questions.data.ts";
import type { CommandPort, ExitCode } from "./command-port.ts";
import { npmCommand } from "./npm-command.ts";

/** Runs `vitrine new site`: asks what the command line leaves open, then writes a whole content folder. */
export async function createSite(
  name: string,
  given: Partial<SiteAnswers>,
  contentDir: string,
  { print, complain, ask, foldersOf }: CommandPort,
): Promise<ExitCode> {
  if (existsSync(contentDir) && readdirSync(contentDir).length > 0) {
    complain(`There are files in ${contentDir}: name a new or empty folder with --content.\n`);
    return 2;
  }
  const answers = await completed(given, ask);
  const missing = unanswered(answers).map(({ option, example }) => `--${option} "${example}"`);
  if (missing.length > 0) {
    complain(`Say about the site: ${missing.join(" ")}\n`);
    return 2;
  }
  const made = newSite(name, answers as SiteAnswers, schemaAddress(foldersOf(contentDir)), dayOf(Date.now()));
  if ("problems" in made) {
    complain(`${made.problems.join("\n")}\nNothing was written.\n`);
    return 2;
  }
  for (const [path, text] of made.files) createFile(join(contentDir, path), text);
  print(`${[...made.remarks, `${made.files.size} files in ${relative("", contentDir) || "."}`].join("\n")}

To see the site as you write:
  ${npmCommand("dev", contentDir, foldersOf)}
The check lists each [[à écrire : …]] that is left:
  ${npmCommand("check", contentDir, foldersOf)}
docs/make-a-site.md says what to write, and where.
`);
  return 0;
}

/** Asks a person at a terminal for the answers that are missing. */
async function completed(
  given: Partial<SiteAnswers>,
  ask: CommandPort["ask"],
): Promise<Partial<SiteAnswers>> {
  const answers: Partial<Record<SiteQuestion, string>> = { ...given };
  if (ask === undefined) return answers;
  for (const { option, question, example } of unanswered(given))
    answers[option] = await ask(`${question} (${example})`);
  return answers;
}
