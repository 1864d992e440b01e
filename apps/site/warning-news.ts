import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText } from "@vitrine/schema/diagnostics/format-text";

/** Long enough for the saved page to be on screen first. */
const AFTER_MS = 500;

/** Gathers the warnings of the content as it stands. */
type FindWarnings = () => Promise<readonly Diagnostic[]>;

/**
 * Tells the author of warnings, once nothing has been saved for a moment: how many there are at first, then each
 * that is new. Errors stand over the page.
 */
export function warningNews(
  tellCount: (count: number) => void,
  tellNew: (warning: Diagnostic) => void,
): (find: FindWarnings) => void {
  let known: ReadonlySet<string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const tell = async (find: FindWarnings) => {
    const warnings = (await find()).filter(({ severity }) => severity === "warning");
    const before = known;
    known = new Set(warnings.map(nameOf));
    if (before === undefined) tellCount(warnings.length);
    else for (const warning of warnings) if (!before.has(nameOf(warning))) tellNew(warning);
  };
  return (find) => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(find), AFTER_MS).unref();
  };
}

/** Tells the author of warnings in `say`'s words; `texts` are the files' own. */
export const authorNews = (say: (text: string) => void, texts: (file: string) => string | undefined) =>
  warningNews(
    (count) => count > 0 && say(`Warnings: ${count}. The atelier, at /__vitrine, shows them.`),
    (warning) => say(formatText({ ...warning, file: `content/${warning.file}` }, texts(warning.file))),
  );

/** A warning moves with the lines above it, and stays the same. */
const nameOf = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message]);
