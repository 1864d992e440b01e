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
 * until it disappears. It reports the number of the first warnings, later each new one.
 */
export function newDiagnosticsReporter(say: (text: string) => void, contentDir: string) {
  const fromHere = relative("", contentDir).replaceAll("\\", "/") || ".";
  let toldErrors: Names = new Set();
  let warnings: Names | undefined;
  /** Files with an error since the start. Nobody saw their warnings, so none can be recognised as new. */
  let unread: Names | undefined;
  /** `textOf` gives a file's text by its path. */
  return (
    found: readonly Diagnostic[],
    textOf: (file: string) => string | undefined,
    language: Language,
  ): void => {
    const sayInFull = (one: Diagnostic) =>
      say(formatText(withFolder(fromHere, one), textOf(one.file), language));
    const { error: errors = [], warning: warned = [] } = Object.groupBy(found, ({ severity }) => severity);
    const broken = new Set(errors.map(({ file }) => file));

    const newErrors = errors.filter((one) => !toldErrors.has(nameOf(one)));
    newErrors.slice(0, MAX_ERRORS).forEach(sayInFull);
    const more = newErrors.length - MAX_ERRORS;
    if (more > 0) say(inLanguage(moreErrors(more, npmCommand("check", contentDir, foldersOf)), language));
    toldErrors = namesOf(errors);

    if (warnings !== undefined)
      for (const one of warned) if (!warnings.has(nameOf(one)) && !unread?.has(one.file)) sayInFull(one);
    if (warnings === undefined && warned.length > 0) say(inLanguage(warningsOf(warned.length), language));
    // A plan leaves out broken files and their dependants. Their warnings stay known, so that they are not
    // new once the file is mended.
    const lastWarnings = broken.size > 0 ? warnings : undefined;
    warnings = namesOf(warned).union(lastWarnings ?? new Set());
    unread = unread?.intersection(broken) ?? broken;
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
