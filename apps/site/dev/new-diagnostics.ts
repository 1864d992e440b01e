import { relative } from "node:path";
import { npmCommand } from "@vitrine/generator/npm-command";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText, withFolder } from "@vitrine/schema/diagnostics/format-text";
import { countedInFrench, inLanguage, type Language, type Words } from "@vitrine/schema/diagnostics/words";
import { foldersOf } from "../site-paths.ts";

/** Limit of new errors in one message. */
const MAX_ERRORS = 20;

type Names = ReadonlySet<string>;

/**
 * Makes the function that reports a plan's diagnostics to the author through `say`. It reports each error once
 * until it disappears. It reports the number of the first warnings, later each new one. `texts` gives a file's text
 * by its path. The author may change the `language` at any time.
 */
export function newDiagnosticsReporter(
  say: (text: string) => void,
  contentDir: string,
  texts: (file: string) => string | undefined,
  language: () => Language,
): (found: readonly Diagnostic[]) => void {
  const fromHere = relative("", contentDir).replaceAll("\\", "/") || ".";
  const sayInFull = (one: Diagnostic) =>
    say(formatText(withFolder(fromHere, one), texts(one.file), language()));
  let toldErrors: Names = new Set();
  let warnings: Names | undefined;
  /** Files with an error since the start. Nobody saw their warnings, so none can be recognised as new. */
  let unread: Names | undefined;
  function tellErrors(errors: readonly Diagnostic[]): void {
    const told = errors.filter((one) => !toldErrors.has(nameOf(one)));
    for (const error of told.slice(0, MAX_ERRORS)) sayInFull(error);
    const more = told.length - MAX_ERRORS;
    if (more > 0) say(inLanguage(moreErrors(more, npmCommand("check", contentDir, foldersOf)), language()));
    toldErrors = namesOf(errors);
  }
  function tellWarnings(found: readonly Diagnostic[], broken: Names): void {
    if (warnings !== undefined)
      for (const one of found) if (!warnings.has(nameOf(one)) && !unread?.has(one.file)) sayInFull(one);
    if (warnings === undefined && found.length > 0) say(inLanguage(warningsOf(found.length), language()));
    // A plan leaves out broken files and their dependants. Their warnings stay known, so that they are not
    // new once the file is mended.
    const lastWarnings = broken.size > 0 ? warnings : undefined;
    warnings = namesOf(found).union(lastWarnings ?? new Set());
    unread = unread?.intersection(broken) ?? broken;
  }
  return (found) => {
    const { error: errors = [], warning = [] } = Object.groupBy(found, ({ severity }) => severity);
    tellErrors(errors);
    tellWarnings(warning, new Set(errors.map(({ file }) => file)));
  };
}

const moreErrors = (count: number, checkCommand: string): Words => ({
  en: `And ${count} more error${count === 1 ? "" : "s"}: ${checkCommand} lists them.`,
  fr: `Et ${countedInFrench(count, "autre erreur", "autres erreurs")} ; pour les lire : ${checkCommand}.`,
});

const warningsOf = (count: number): Words => ({
  en: `Warnings: ${count}. The atelier, at /__vitrine, shows them.`,
  fr: `Avertissements : ${count}. L’atelier, à l’adresse /__vitrine, les montre.`,
});

/** A diagnostic's identity is independent of its line, which moves with the lines above. */
const nameOf = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message.en]);
const namesOf = (diagnostics: readonly Diagnostic[]) => new Set(diagnostics.map(nameOf));
