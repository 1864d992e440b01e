/** Gives an error of `parseArgs` in sentences, without its advice on file names that begin with a hyphen. */
export const argumentFault = (error: unknown): string =>
  (error as Error).message.replace(/\. To specify a positional.*$/s, "").replace(/\.?$/, ".");
