import type { CommandPort } from "../src/command/command-port.ts";

/** A port of a command that builds nothing, and a function that gives all that it has printed. */
export function fakePort(over: Partial<CommandPort> = {}) {
  let said = "";
  const say = (text: string) => void (said += text);
  const port: CommandPort = {
    foldersOf: (contentDir = "") => ({ contentDir, outDir: "", cacheDir: "" }),
    settings: {},
    colour: false,
    print: say,
    printError: say,
    build: () => Promise.reject(new Error("No test builds.")),
    ...over,
  };
  return { port, said: () => said };
}
