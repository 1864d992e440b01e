import type { CommandPort } from "@vitrine/generator/command-port";
import { paths } from "../site-paths.ts";

type Terminal = Pick<CommandPort, "defaults" | "settings" | "colour" | "print" | "complain">;

/** A command's surroundings: this site's folders, the environment, the terminal. */
export function terminal(settings: Readonly<Record<string, string | undefined>>): Terminal {
  return {
    defaults: { contentDir: paths.content, outDir: paths.dist, cacheDir: paths.cache },
    settings,
    colour: process.stdout.isTTY && settings["NO_COLOR"] === undefined,
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
  };
}
