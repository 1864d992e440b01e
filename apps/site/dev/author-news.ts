import { relative } from "node:path";
import { npmCommand } from "@vitrine/generator/npm-command";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText, withFolder } from "@vitrine/schema/diagnostics/format-text";
import { foldersOf } from "../site-paths.ts";

/** Milliseconds of delay, so that the saved page is on the screen first. */
const AFTER_MS = 500;
/** Limit of new errors in one message. */
const MOST_ERRORS = 20;

/** Gathers the content's current diagnostics. */
type Find = () => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

/** Reports new diagnostics to the author, after a pause in the saves. */
export interface AuthorNews {
  /** Takes the errors that a save shows at once. */
  seen(find: Find): void;
  /**
   * Takes all diagnostics. The first call reports the number of warnings; later calls report each new
   * warning. Errors are reported each time they are new.
   */
  found(find: Find): void;
}

type Names = ReadonlySet<string>;

/**
 * Reports each diagnostic through `say`, once until it disappears. `texts` gives a file's text by its path.
 */
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
  /**
   * Files with an error since the start. Their warnings were never seen, so a new one can't be recognised.
   */
  let unread: Names | undefined;
  function tellErrors(errors: readonly Diagnostic[]): Names {
    const told = errors.filter((one) => !seenErrors.has(nameOf(one)) && !foundErrors.has(nameOf(one)));
    for (const error of told.slice(0, MOST_ERRORS)) sayInFull(error);
    const more = told.length - MOST_ERRORS;
    if (more > 0)
      say(
        `And ${more} more error${more === 1 ? "" : "s"}: ${npmCommand("check", contentDir, foldersOf)} lists them.`,
      );
    return namesOf(errors);
  }
  function tellWarnings(found: readonly Diagnostic[], broken: Names): void {
    if (warnings !== undefined)
      for (const one of found) if (!warnings.has(nameOf(one)) && !unread?.has(one.file)) sayInFull(one);
    if (warnings === undefined && found.length > 0)
      say(`Warnings: ${found.length}. The atelier, at /__vitrine, shows them.`);
    // A plan leaves out broken files and their dependants. Their warnings stay known, so that they are not
    // new once the file is mended.
    const lastWarnings = broken.size > 0 ? warnings : undefined;
    warnings = namesOf(found).union(lastWarnings ?? new Set());
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

/**
 * Waits for a pause in the saves, then finds and tells. A later call cancels an earlier one, even while it
 * searches.
 */
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

/** A diagnostic's identity is independent of its line, which moves with the lines above. */
const nameOf = ({ file, code, path, message }: Diagnostic) => JSON.stringify([file, code, path, message]);
const namesOf = (diagnostics: readonly Diagnostic[]) => new Set(diagnostics.map(nameOf));
