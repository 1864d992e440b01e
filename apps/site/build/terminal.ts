import type { CommandPort } from "@vitrine/generator/command-port";
import { foldersOf } from "../site-paths.ts";

type Terminal = Pick<CommandPort, "foldersOf" | "settings" | "colour" | "print" | "complain">;

/** A command's surroundings: this site's folders, the environment, the terminal. */
export function terminal(settings: Readonly<Record<string, string | undefined>>): Terminal {
  return {
    foldersOf,
    settings,
    colour: process.stdout.isTTY && settings["NO_COLOR"] === undefined,
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
  };
}
