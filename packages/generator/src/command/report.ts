import picocolors from "picocolors";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue.data";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatGithub, formatJson, formatSarif } from "@vitrine/schema/diagnostics/format-machine";
import { formatText, type Palette, plainPalette, withFolder } from "@vitrine/schema/diagnostics/format-text";
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
  { command, format, contentDir, checkCommand, colour, milliseconds, only }: ReportOptions,
  { print, complain }: Pick<CommandPort, "print" | "complain">,
): void {
  const diagnostics = all.filter(({ severity, file }) => severity === "error" || (only?.has(file) ?? true));
  if (format !== "text") {
    // Machines read paths from the root of the repository, whatever folder the command runs in.
    const folder = gitIn(contentDir)("rev-parse", "--show-prefix")?.trim().replace(/\/$/, "") ?? contentDir;
    const named = (some: readonly Diagnostic[]) => some.map((one) => withFolder(folder, one));
    if (format === "json") return print(`${formatJson(named(diagnostics))}\n`);
    if (format === "sarif") return print(`${formatSarif(named(diagnostics))}\n`);
    const urgent = mostUrgentFirst(diagnostics, contentHistory(gitIn(contentDir)));
    return print(
      named(urgent)
        .map((diagnostic) => `${formatGithub(diagnostic)}\n`)
        .join(""),
    );
  }
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const warnings = diagnostics.filter(({ severity }) => severity === "warning");
  const palette = colour ? colours() : plainPalette;
  if (command === "check") print(groupedByCode(warnings, contentDir, palette));
  for (const error of errors) {
    complain(`${formatText(withFolder(contentDir, error), texts.get(error.file), palette)}\n`);
  }
  const made = pages === undefined ? "" : `${pages} pages, `;
  const others = all.length - diagnostics.length;
  const elsewhere = others === 0 ? "" : ` (and ${others} in other files)`;
  const listed = command === "check" || warnings.length === 0 ? "" : ` (${checkCommand} lists them)`;
  const summary = `${made}${count(errors.length, "error")}, ${count(warnings.length, "warning")}${elsewhere}${listed} in ${Math.round(milliseconds)} ms\n`;
  if (errors.length > 0) complain(summary);
  else print(summary);
}

/** One heading for each code, with its places. */
function groupedByCode(warnings: readonly Diagnostic[], contentDir: string, palette: Palette): string {
  const places = ({ file, range, message }: Diagnostic) =>
    `  ${palette.dim(`${contentDir}/${file}:${range.start.line}:${range.start.column}`)} ${message}\n`;
  return [...Map.groupBy(warnings, ({ code }) => code)]
    .map(
      ([code, group]) =>
        `${palette.warning(`warning ${code}`)} ${catalogue[code].title} (${group.length})\n${group.map(places).join("")}\n`,
    )
    .join("");
}

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;

function colours(): Palette {
  const { red, yellow, dim, bold } = picocolors.createColors(true);
  return { error: red, warning: yellow, dim, bold };
}
