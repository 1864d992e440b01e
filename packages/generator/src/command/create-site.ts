import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { dayOf } from "../day-of.ts";
import { schemaAddress } from "../reference/content-schemas.ts";
import { createFile } from "../files/write-whole.ts";
import { inLanguage, type Words } from "@vitrine/schema/diagnostics/words";
import { answerProblem, newSite } from "../scaffold/new-site.ts";
import { SITE_OPTIONS, type SiteAnswers, type SiteOption } from "../scaffold/site-options.data.ts";
import type { ExitCode } from "./command-port.ts";
import { npmCommand } from "./npm-command.ts";
import { printError, type Run } from "./run.ts";

/** Runs `vitrine new site`: writes a whole content folder from the options of the command line. */
export function createSite(
  { name, answers }: { readonly name: string; readonly answers: Partial<SiteAnswers> },
  run: Omit<Run, "args">,
): ExitCode {
  const { contentDir } = run.folders;
  const { print, foldersOf } = run.port;
  const say = (words: Words) => inLanguage(words, run.language);
  const refuse = (...problems: Words[]): ExitCode => {
    for (const problem of problems) printError(run, problem);
    return 2;
  };
  if (existsSync(contentDir) && readdirSync(contentDir).length > 0)
    return refuse({
      en: `There are files in ${contentDir}: name a new or empty folder with --content.`,
      fr: `Il y a des fichiers dans ${contentDir} : donnez par --content un dossier nouveau ou vide.`,
    });
  const fields = Object.entries({ name, ...answers }) as [SiteOption | "name", string][];
  const problems = fields.flatMap(([field, answer]) => answerProblem(field, answer) ?? []);
  if (problems.length > 0) return refuse(...problems);
  const missing = Object.entries(SITE_OPTIONS)
    .filter(([option]) => (answers[option as SiteOption] ?? "").trim() === "")
    .map(([option, example]) => `--${option} "${example}"`);
  if (missing.length > 0)
    return refuse({
      en: `Say about the site: ${missing.join(" ")}`,
      fr: `Il reste à dire du site : ${missing.join(" ")}`,
    });
  const made = newSite(name, answers as SiteAnswers, schemaAddress(foldersOf(contentDir)), dayOf(Date.now()));
  for (const [path, text] of made.files) createFile(join(contentDir, path), text);
  const count = made.files.size;
  const folder = relative("", contentDir) || ".";
  const done = { en: `${count} files in ${folder}`, fr: `${count} fichiers dans ${folder}` };
  print(`${[...made.remarks, done].map(say).join("\n")}

${say({ en: "To see the site as you write:", fr: "Pour voir le site en écrivant :" })}
  ${npmCommand("dev", contentDir, foldersOf)}
${say({ en: "The check lists each [[à écrire : …]] that is left:", fr: "La vérification liste chaque [[à écrire : …]] qui reste :" })}
  ${npmCommand("check", contentDir, foldersOf)}
${say({ en: "docs/make-a-site.md says what to write, and where.", fr: "docs/make-a-site.md dit quoi écrire, et où." })}
`);
  return 0;
}
