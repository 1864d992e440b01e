import { type ExitCode, runCommand } from "@vitrine/generator/run-command";
import { drawingHash } from "@vitrine/vite-ssg/open-graph";
import { buildThisSite } from "./build-this-site.ts";
import { chooseByNumber } from "./choose-by-number.ts";
import { openGraphStyle, paths } from "./site-paths.ts";

/** Runs a `vitrine` command line with this site's builder behind the generator's stages. */
export function vitrine(
  argv: readonly string[],
  settings: Readonly<Record<string, string | undefined>> = process.env,
): Promise<ExitCode> {
  return runCommand(argv, {
    defaults: { contentDir: paths.content, outDir: paths.dist, cacheDir: paths.cache },
    settings,
    colour: process.stdout.isTTY && settings["NO_COLOR"] === undefined,
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    ...(process.stdin.isTTY && process.stdout.isTTY ? { choose: chooseByNumber } : {}),
    build: buildThisSite,
    drawing: drawingHash(openGraphStyle),
  });
}
