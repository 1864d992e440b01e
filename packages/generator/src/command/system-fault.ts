import { sqliteKind } from "../store/open-store.ts";

/** Matches a system error in the words of bundlers and other languages (errno 13, 28 and 30 of Linux). */
const IN_WORDS = /No space left on device|Read-only file system|os error (?:13|28|30)/;

/** Kinds of SQLite's errors for what the system refuses: permission, read-only, I/O, full, can't open. */
const SQLITE_REFUSALS = new Set<number | undefined>([3, 8, 10, 13, 14]);

/**
 * Finds the system error, such as a full disk or a read-only folder, among an error and its causes. Such a
 * failure is no bug, so a stack trace does not help.
 */
export function systemError(error: unknown): NodeJS.ErrnoException | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("syscall" in cause || SQLITE_REFUSALS.has(sqliteKind(cause)) || IN_WORDS.test(cause.message))
      return cause;
  return undefined;
}

/** Prints the system error, and returns the exit code of a command that ends on it. Rethrows other errors. */
export function endOnSystemFault(error: unknown, printError: (text: string) => void): 1 {
  const fault = systemError(error);
  if (fault === undefined) throw error;
  printError(
    `vitrine: ${fault.message}\nNothing more could be done. Make room or allow it, then run it again.\n`,
  );
  return 1;
}
