import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";

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

/** A warning moves with the lines above it, and stays the same. */
const nameOf = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message]);
