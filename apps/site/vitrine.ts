// The `vitrine` command: the generator's stages, with this site's builder behind them.
import { runCommand } from "@vitrine/generator/run-command";
import { buildThisSite } from "./build-this-site.ts";
import { paths } from "./site-paths.ts";

process.exitCode = await runCommand(process.argv.slice(2), {
  defaults: { contentDir: paths.content, outDir: paths.dist, cacheDir: paths.cache },
  settings: process.env,
  colour: process.stdout.isTTY && process.env["NO_COLOR"] === undefined,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  build: buildThisSite,
});
