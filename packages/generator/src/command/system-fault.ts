/** How a bundler or a library in another language says it (errno 28 and 30 of Linux). */
const IN_WORDS = /No space left on device|Read-only file system|os error (?:13|28|30)/;

/**
 * What the system refused, if that is why something failed: a full disk, a folder that can't be written. Such a
 * failure is nobody's bug, and a stack trace does not help with it.
 */
export const systemFault = (error: unknown): string | undefined => systemError(error)?.message;

/** The error that says so, which may be what another was caused by. */
export function systemError(error: unknown): NodeJS.ErrnoException | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("syscall" in cause || IN_WORDS.test(cause.message)) return cause;
  return undefined;
}

/**
 * Says what the system refused, and gives the exit code of a command that ends on it. Throws again what is no such
 * failure.
 */
export function endOnSystemFault(error: unknown, complain: (text: string) => void): 1 {
  const fault = systemFault(error);
  if (fault === undefined) throw error;
  complain(`vitrine: ${fault}\nNothing more could be done. Make room or allow it, then run it again.\n`);
  return 1;
}
