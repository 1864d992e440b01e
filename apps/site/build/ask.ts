import { createInterface } from "node:readline/promises";

/** The exit code of a command that its user stops. */
const STOPPED = 130;

/** Asks on the terminal for one of the choices. Returns its index, or undefined for any other answer. */
export async function chooseByNumber(
  question: string,
  choices: readonly string[],
): Promise<number | undefined> {
  const listed = choices.map((choice, i) => `  ${i + 1}. ${choice}`).join("\n");
  const answer = await answerTo(`${question}\n${listed}\n> `);
  const index = /^\d+$/.test(answer) ? Number(answer) - 1 : -1;
  return index in choices ? index : undefined;
}

/** Asks on the terminal for a line of text. */
export const askForLine = (question: string): Promise<string> => answerTo(`${question}: `);

/** Ctrl-C or Ctrl-D at a question ends the command, which has written nothing yet. */
async function answerTo(prompt: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(prompt)).trim();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "AbortError") throw error;
    process.stdout.write("\n");
    return process.exit(STOPPED);
  } finally {
    terminal.close();
  }
}
