import { createInterface } from "node:readline/promises";

/** Asks on the terminal for one of the choices. Returns its index, or undefined for any other answer. */
export async function chooseByNumber(
  question: string,
  choices: readonly string[],
): Promise<number | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const listed = choices.map((choice, i) => `  ${i + 1}. ${choice}`).join("\n");
    const answer = (await terminal.question(`${question}\n${listed}\nNumber: `)).trim();
    const index = /^\d+$/.test(answer) ? Number(answer) - 1 : -1;
    return index in choices ? index : undefined;
  } finally {
    terminal.close();
  }
}

/** Asks on the terminal for a line of text. */
export async function askForLine(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question}: `)).trim();
  } finally {
    terminal.close();
  }
}
