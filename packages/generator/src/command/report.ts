import { relative } from "node:path";
import { styleText } from "node:util";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatGithub, formatJson, formatSarif } from "@vitrine/schema/diagnostics/format-machine";
import {
  formatText,
  type Palette,
  plainPalette,
  SEVERITY,
  showable,
  withFolder,
} from "@vitrine/schema/diagnostics/format-text";
import {
  countedInFrench,
  inLanguage,
  joined,
  type Language,
  sentences,
  type Words,
} from "@vitrine/schema/diagnostics/words";
import { contentHistory, gitIn } from "../1-load/content-history.ts";
import { partition } from "../partition.ts";
import type { FileTexts } from "../plan.ts";
import { sortByUrgency } from "./sort-by-urgency.ts";
import type { StageArguments } from "./parse-arguments.ts";
import { npmCommand } from "./npm-command.ts";
import type { Run } from "./run.ts";

interface Reported {
  /** The time that the check took, without the encoding of photos. */
  readonly milliseconds: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Text of each file with an error, for code frames. */
  readonly texts: Pick<FileTexts, "get">;
  /** Number of pages; undefined if an error prevents them. */
  readonly pages: number | undefined;
  /** Paths under the content folder whose warnings are printed; empty for all. */
  readonly only: readonly string[];
}

/**
 * Prints the diagnostics in the chosen format. Only `check` lists warnings. Errors come last in a terminal, so that it
 * ends on them.
 */
export function report(
  { milliseconds, diagnostics: all, texts, pages, only }: Reported,
  { args: { command, format }, folders: { contentDir }, language, port }: Run<StageArguments>,
): void {
  const { print, printError, colour, foldersOf } = port;
  const shown = relative("", contentDir) || ".";
  const diagnostics =
    only.length === 0 ? all : all.filter(({ severity, file }) => severity === "error" || only.includes(file));
  if (format !== "text") {
    // Machines read paths from the root of the repository, whatever folder the command runs in.
    const folder = gitIn(contentDir)("rev-parse", "--show-prefix")?.trim().replace(/\/$/, "") ?? shown;
    const named = (some: readonly Diagnostic[]) => some.map((one) => withFolder(folder, one));
    if (format === "json") return print(`${formatJson(named(diagnostics), language)}\n`);
    if (format === "sarif") return print(`${formatSarif(named(diagnostics), language)}\n`);
    const urgent = sortByUrgency(diagnostics, contentHistory(gitIn(contentDir)));
    const lines = named(urgent).map((one) => `${formatGithub(one, language)}\n`);
    return print(lines.join(""));
  }
  const [errors, warnings] = partition(diagnostics, ({ severity }) => severity === "error");
  const palette = colour ? COLOURS : plainPalette;
  if (command === "check") {
    const named = warnings.map((warning) => withFolder(shown, warning));
    print(groupedByCode(named, only.length === 0, language, palette));
  }
  for (const alike of Map.groupBy(errors, ({ code, message }) => `${code} ${message.en}`).values()) {
    for (const error of alike.slice(0, MAX_FRAMED))
      printError(`${formatText(withFolder(shown, error), texts.get(error.file), language, palette)}\n`);
    if (alike.length > MAX_FRAMED)
      printError(`${showable(inLanguage(listed(alike.slice(MAX_FRAMED), shown), language))}\n\n`);
  }
  const others = all.length - diagnostics.length;
  const lister = npmCommand("check", contentDir, foldersOf);
  const summary = sentences(
    counted(pages, errors.length, warnings.length),
    others === 0
      ? undefined
      : { en: `(and ${others} in other files)`, fr: `(et ${others} dans d’autres fichiers)` },
    command === "check" || warnings.length === 0
      ? undefined
      : { en: `(${lister} lists them)`, fr: `(liste : ${lister})` },
    { en: `in ${Math.round(milliseconds)} ms`, fr: `en ${Math.round(milliseconds)} ms` },
  );
  (errors.length > 0 ? printError : print)(`${inLanguage(summary, language)}\n`);
}

/** The most errors of the same words that are printed with their lines, such as those of a fact that is gone. */
const MAX_FRAMED = 3;

const MAX_PLACES = 20;

/** Lists the places of errors of the same words. */
function listed(errors: readonly Diagnostic[], folder: string): Words {
  const { message } = errors[0] as Diagnostic;
  const places = errors
    .slice(0, MAX_PLACES)
    .map(({ file, range: { start } }) => `\n  ${folder}/${file}:${start.line}:${start.column}`)
    .concat(errors.length > MAX_PLACES ? ["\n  …"] : [])
    .join("");
  return {
    en: `${errors.length} more: ${message.en}${places}`,
    fr: `${countedInFrench(errors.length, "autre", "autres")} : ${message.fr}${places}`,
  };
}

/**
 * The most texts, still to be written, of which each is printed. Beyond, a file has one line for more than a few of
 * its own, unless it is named.
 */
const MAX_UNWRITTEN = 40;
const A_FEW = 3;

/** One heading for each code, with its places; `inShort` for many texts of a file that are still to be written. */
function groupedByCode(
  warnings: readonly Diagnostic[],
  inShort: boolean,
  language: Language,
  palette: Palette,
): string {
  const say = (words: Words) => inLanguage(words, language);
  const place = ({ file, range, message }: Diagnostic, more?: Words) =>
    `  ${palette.dim(`${file}:${range.start.line}:${range.start.column}`)} ${say(sentences(message, more))}\n`;
  const ofFile = (all: readonly Diagnostic[], isLong: boolean) => {
    const [first, ...others] = all as [Diagnostic];
    return isLong && all.length > A_FEW
      ? place(first, othersAt(others))
      : all.map((one) => place(one)).join("");
  };
  return [...Map.groupBy(warnings, ({ code }) => code)]
    .map(([code, group]) => {
      const isLong = inShort && code === "placeholder-left" && group.length > MAX_UNWRITTEN;
      const byFile = [...Map.groupBy(group, ({ file }) => file).values()];
      const places = byFile.map((all) => ofFile(all, isLong)).join("");
      return `${palette.warning(`${say(SEVERITY.warning)} ${code}`)} ${say(catalogue[code].title)} (${group.length})\n${places}\n`;
    })
    .join("");
}

function othersAt(others: readonly Diagnostic[]): Words {
  const lines = [...new Set(others.map(({ range }) => range.start.line))].join(", ");
  return {
    en: `And ${others.length} more at lines ${lines}.`,
    fr: `Et ${others.length} autres, aux lignes ${lines}.`,
  };
}

const counted = (pages: number | undefined, errors: number, warnings: number): Words =>
  joined(
    [
      ...(pages === undefined ? [] : [{ en: `${pages} pages`, fr: countedInFrench(pages, "page", "pages") }]),
      {
        en: `${errors} ${errors === 1 ? "error" : "errors"}`,
        fr: countedInFrench(errors, "erreur", "erreurs"),
      },
      {
        en: `${warnings} ${warnings === 1 ? "warning" : "warnings"}`,
        fr: countedInFrench(warnings, "avertissement", "avertissements"),
      },
    ],
    { en: ", ", fr: ", " },
  );

/** Gives a function that paints texts, whatever the output: the caller knows whether it shows colours. */
const painter = (format: "red" | "yellow" | "dim" | "bold") => (text: string) =>
  styleText(format, text, { validateStream: false });

const COLOURS: Palette = {
  error: painter("red"),
  warning: painter("yellow"),
  dim: painter("dim"),
  bold: painter("bold"),
};
