import { relative } from "node:path";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText, withFolder } from "@vitrine/schema/diagnostics/format-text";

/** Long enough for the saved page to be on screen first. */
const AFTER_MS = 500;
/** So many new errors are told at once. */
const MOST_ERRORS = 20;

/** Gathers diagnostics of the content as it stands. */
type Find = () => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

/** Tells the author what is new, once nothing has been saved for a moment. */
export interface AuthorNews {
  /** Errors, as far as a save shows them at once. */
  seen(find: Find): void;
  /** All that there is to know: errors too, and of warnings how many there are at first, then each that is new. */
  found(find: Find): void;
}

type Names = ReadonlySet<string>;

/** News in `say`'s words, each told once for as long as it stands; `texts` are the files' own, by their paths. */
export function authorNews(
  say: (text: string) => void,
  contentDir: string,
  texts: (file: string) => string | undefined,
): AuthorNews {
  const fromHere = relative("", contentDir).replaceAll("\\", "/") || ".";
  const sayInFull = (one: Diagnostic) => say(formatText(withFolder(fromHere, one), texts(one.file)));
  let seenErrors: Names = new Set();
  let foundErrors: Names = new Set();
  let warnings: Names | undefined;
  /** Files that have had an error since the start: which of their warnings are new can't be known. */
  let unread: Names | undefined;
  function tellErrors(errors: readonly Diagnostic[]): Names {
    const told = errors.filter((one) => !seenErrors.has(nameOf(one)) && !foundErrors.has(nameOf(one)));
    for (const error of told.slice(0, MOST_ERRORS)) sayInFull(error);
    const more = told.length - MOST_ERRORS;
    if (more > 0) say(`And ${more} more error${more === 1 ? "" : "s"}: npm run check lists them.`);
    return namesOf(errors);
  }
  function tellWarnings(found: readonly Diagnostic[], broken: Names): void {
    if (warnings !== undefined)
      for (const one of found) if (!warnings.has(nameOf(one)) && !unread?.has(one.file)) sayInFull(one);
    if (warnings === undefined && found.length > 0)
      say(`Warnings: ${found.length}. The atelier, at /__vitrine, shows them.`);
    // A file with an error is left out, and what rests on it: its warnings come back when it is mended.
    const kept = broken.size > 0 ? warnings : undefined;
    warnings = namesOf(found).union(kept ?? new Set());
    unread = unread?.intersection(broken) ?? broken;
  }
  return {
    seen: afterSaves((diagnostics) => {
      seenErrors = tellErrors(diagnostics.filter(isError));
    }),
    found: afterSaves((diagnostics) => {
      const errors = diagnostics.filter(isError);
      foundErrors = tellErrors(errors);
      const broken = new Set(errors.map(({ file }) => file));
      tellWarnings(
        diagnostics.filter((one) => !isError(one)),
        broken,
      );
    }),
  };
}

/** Tells what is found once nothing has been saved for a moment, unless more was saved while it was being found. */
function afterSaves(tell: (found: readonly Diagnostic[]) => void): (find: Find) => void {
  let timer: NodeJS.Timeout | undefined;
  return (find) => {
    clearTimeout(timer);
    const own = setTimeout(async () => {
      const found = await find();
      if (timer === own) tell(found);
    }, AFTER_MS).unref();
    timer = own;
  };
}

const isError = ({ severity }: Diagnostic) => severity === "error";

/** A diagnostic moves with the lines above it, and stays the same. */
const nameOf = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message]);
const namesOf = (diagnostics: readonly Diagnostic[]) => new Set(diagnostics.map(nameOf));
