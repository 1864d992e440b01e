import picocolors from "picocolors";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue.data";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatGithub, formatJson, formatSarif } from "@vitrine/schema/diagnostics/format-machine";
import {
  formatText,
  type Palette,
  plainPalette,
  SEVERITY,
  withFolder,
} from "@vitrine/schema/diagnostics/format-text";
import { countedInFrench, inLanguage, type Language, type Words } from "@vitrine/schema/diagnostics/words";
import { contentHistory, gitIn } from "../1-load/content-history.ts";
import type { FileTexts } from "../plan.ts";
import { mostUrgentFirst } from "./most-urgent-first.ts";
import type { Format, StageCommand } from "./parse-arguments.ts";
import type { CommandPort } from "./command-port.ts";

/** The data of a run's report. */
interface Reported {
  readonly diagnostics: readonly Diagnostic[];
  /** Text of each file with an error, for code frames. */
  readonly texts: Pick<FileTexts, "get">;
  /** Number of pages; undefined if an error prevents them. */
  readonly pages: number | undefined;
}

interface ReportOptions {
  /** Only `check` lists warnings; the others give their number. */
  readonly command: StageCommand;
  readonly format: Format;
  readonly contentDir: string;
  readonly language: Language;
  /** The command line that lists the warnings. */
  readonly checkCommand: string;
  readonly colour: boolean;
  readonly milliseconds: number;
  /** Paths under the content folder whose warnings are printed; undefined for all. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** Prints the diagnostics in the chosen format. Errors come last in a terminal, so that it ends on them. */
export function report(
  { diagnostics: all, texts, pages }: Reported,
  { command, format, contentDir, language, checkCommand, colour, milliseconds, only }: ReportOptions,
  { print, complain }: Pick<CommandPort, "print" | "complain">,
): void {
  const diagnostics = all.filter(({ severity, file }) => severity === "error" || (only?.has(file) ?? true));
  if (format !== "text") {
    // Machines read paths from the root of the repository, whatever folder the command runs in.
    const folder = gitIn(contentDir)("rev-parse", "--show-prefix")?.trim().replace(/\/$/, "") ?? contentDir;
    const named = (some: readonly Diagnostic[]) => some.map((one) => withFolder(folder, one));
    if (format === "json") return print(`${formatJson(named(diagnostics), language)}\n`);
    if (format === "sarif") return print(`${formatSarif(named(diagnostics), language)}\n`);
    const urgent = mostUrgentFirst(diagnostics, contentHistory(gitIn(contentDir)));
    return print(
      named(urgent)
        .map((diagnostic) => `${formatGithub(diagnostic, language)}\n`)
        .join(""),
    );
  }
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const warnings = diagnostics.filter(({ severity }) => severity === "warning");
  const palette = colour ? colours() : plainPalette;
  if (command === "check") print(groupedByCode(warnings, contentDir, language, palette));
  for (const error of errors) {
    complain(`${formatText(withFolder(contentDir, error), texts.get(error.file), language, palette)}\n`);
  }
  const words = summaryOf({
    pages,
    errors: errors.length,
    warnings: warnings.length,
    others: all.length - diagnostics.length,
    lister: command === "check" || warnings.length === 0 ? undefined : checkCommand,
    milliseconds: Math.round(milliseconds),
  });
  const summary = `${inLanguage(words, language)}\n`;
  if (errors.length > 0) complain(summary);
  else print(summary);
}

/** One heading for each code, with its places. */
function groupedByCode(
  warnings: readonly Diagnostic[],
  contentDir: string,
  language: Language,
  palette: Palette,
): string {
  const say = (words: Words) => inLanguage(words, language);
  const places = ({ file, range, message }: Diagnostic) =>
    `  ${palette.dim(`${contentDir}/${file}:${range.start.line}:${range.start.column}`)} ${say(message)}\n`;
  return [...Map.groupBy(warnings, ({ code }) => code)]
    .map(
      ([code, group]) =>
        `${palette.warning(`${say(SEVERITY.warning)} ${code}`)} ${say(catalogue[code].title)} (${group.length})\n${group.map(places).join("")}\n`,
    )
    .join("");
}

interface Summary {
  readonly pages: number | undefined;
  readonly errors: number;
  readonly warnings: number;
  /** Number of warnings that are not printed. */
  readonly others: number;
  /** Command line that lists the warnings, unless this command does. */
  readonly lister: string | undefined;
  readonly milliseconds: number;
}

function summaryOf({ pages, errors, warnings, others, lister, milliseconds }: Summary): Words {
  const english = [
    ...(pages === undefined ? [] : [`${pages} pages`]),
    `${errors} ${errors === 1 ? "error" : "errors"}`,
    `${warnings} ${warnings === 1 ? "warning" : "warnings"}`,
  ];
  const french = [
    ...(pages === undefined ? [] : [countedInFrench(pages, "page", "pages")]),
    countedInFrench(errors, "erreur", "erreurs"),
    countedInFrench(warnings, "avertissement", "avertissements"),
  ];
  const elsewhere =
    others === 0
      ? { en: "", fr: "" }
      : { en: ` (and ${others} in other files)`, fr: ` (et ${others} dans d’autres fichiers)` };
  const listed =
    lister === undefined ? { en: "", fr: "" } : { en: ` (${lister} lists them)`, fr: ` (liste : ${lister})` };
  return {
    en: `${english.join(", ")}${elsewhere.en}${listed.en} in ${milliseconds} ms`,
    fr: `${french.join(", ")}${elsewhere.fr}${listed.fr} en ${milliseconds} ms`,
  };
}

function colours(): Palette {
  const { red, yellow, dim, bold } = picocolors.createColors(true);
  return { error: red, warning: yellow, dim, bold };
}
