import { createInterface } from "node:readline/promises";

/** The exit code of a command that its user stops. */
const STOPPED = 130;

/** Asks on the terminal for a line of text. */
export async function askForLine(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question}: `)).trim();
  } catch (error) {
    // Ctrl-C or Ctrl-D at a question ends the command, which has written nothing yet.
    if (!(error instanceof Error) || error.name !== "AbortError") throw error;
    process.stdout.write("\n");
    return process.exit(STOPPED);
  } finally {
    terminal.close();
  }
}
