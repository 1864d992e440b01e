import type { ExitCode } from "@vitrine/generator/command-port";
import { runCommand } from "@vitrine/generator/run-command";
import { isStoreDamage } from "@vitrine/generator/open-store";
import { type Bundle, bundle } from "@vitrine/vite-ssg/bundle";
import { drawingHash } from "@vitrine/vite-ssg/draw-open-graph";
import { buildThisSite } from "./build-this-site.ts";
import { bundleOptions } from "./bundle-options.ts";
import { codeHash, contentCodeHash } from "./code-hash.ts";
import { outputProblem } from "./output-folder.ts";
import { photoEncoder } from "./photo-encoder.ts";
import { progressOn } from "./progress.ts";
import { foldersOf } from "../site-paths.ts";

/** Runs a `vitrine` command line with this site's builder behind the generator's stages. */
export function vitrine(
  argv: readonly string[],
  settings: Readonly<Record<string, string | undefined>> = process.env,
  signal?: AbortSignal,
): Promise<ExitCode> {
  const printError = (text: string) => void process.stderr.write(text);
  const progress = progressOn({ isTTY: process.stderr.isTTY, write: printError });
  let bundling: Promise<Bundle> | undefined;
  return runCommand(argv, {
    foldersOf,
    settings,
    colour: process.stdout.isTTY && settings["NO_COLOR"] === undefined,
    print: (text) => (progress.wipe(), void process.stdout.write(text)),
    printError: (text) => (progress.wipe(), printError(text)),
    progressIn: progress.toldIn,
    ...(signal && { signal }),
    code: contentCodeHash,
    allCode: codeHash,
    drawing: drawingHash(),
    photos: photoEncoder,
    outputProblem,
    prepare: async (cacheDir) => {
      bundling = bundle(bundleOptions(cacheDir), signal);
      await bundling.catch((error: unknown) => {
        if (!isStoreDamage(error)) throw error;
        // The build bundles again, and may then start a new run with a new store.
        bundling = undefined;
      });
    },
    // A cached plan is ready sooner than the bundle; waiting for it here prevents a second bundling.
    build: async (request) => buildThisSite(request, await bundling),
  });
}
