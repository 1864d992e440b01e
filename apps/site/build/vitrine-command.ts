import { relative } from "node:path";
import type { CommandPort, ExitCode, SiteFolders } from "@vitrine/generator/command-port";
import { runCommand } from "@vitrine/generator/run-command";
import { lastBuildWasRepeated } from "@vitrine/generator/open-run";
import { isStoreDamage } from "@vitrine/generator/open-store";
import { lastBuildOf } from "@vitrine/vite-ssg/last-build";
import { type Bundle, bundle } from "@vitrine/vite-ssg/bundle";
import { drawingHash } from "@vitrine/vite-ssg/open-graph";
import { buildThisSite } from "./build-this-site.ts";
import { bundleOptions } from "./bundle-options.ts";
import { outputProblem } from "./output-folder.ts";
import { photoEncoder } from "./photo-encoder.ts";
import { askForLine, chooseByNumber } from "./ask.ts";
import { progressOn } from "./progress.ts";
import { foldersOf, paths } from "../site-paths.ts";
import { terminal } from "./terminal.ts";

/** Facts about a run that its caller has found already. */
interface KnownOfRun extends Pick<CommandPort, "openedRun" | "signal" | "succeeded"> {
  /** Hash of the code that checks and plans content. */
  readonly code?: string;
}

/** Runs a `vitrine` command line with this site's builder behind the generator's stages. */
export function vitrine(
  argv: readonly string[],
  settings: Readonly<Record<string, string | undefined>> = process.env,
  { code, ...more }: KnownOfRun = {},
): Promise<ExitCode> {
  const at = terminal(settings);
  const progress = progressOn({ isTTY: process.stderr.isTTY, write: at.complain });
  let bundling: Promise<Bundle> | undefined;
  return runCommand(argv, {
    ...at,
    progress: progress.told,
    print: (text) => (progress.wipe(), at.print(text)),
    complain: (text) => (progress.wipe(), at.complain(text)),
    ...more,
    ...(code && { code }),
    ...(process.stdin.isTTY && process.stdout.isTTY ? { choose: chooseByNumber, ask: askForLine } : {}),
    outputProblem,
    prepare: async (cacheDir, signal) => {
      bundling = bundle(bundleOptions(cacheDir), signal);
      await bundling.catch((error: unknown) => {
        if (!isStoreDamage(error)) throw error;
        // The build bundles again, and may then start a new run with a new store.
        bundling = undefined;
      });
    },
    // A cached plan is ready sooner than the bundle; waiting for it here prevents a second bundling.
    build: async (request) => buildThisSite(request, await bundling),
    photos: photoEncoder,
    lastBuild,
    drawing: drawingHash(),
  });
}

const inWords = {
  kept: "kept: nothing that the page is made of had changed",
  new: "rendered: the page was new there",
  "output-damaged": "rendered: its output was gone or had another size",
  templates: "rendered: the templates had changed, and with them every page",
  site: "rendered: what all pages share had changed",
  page: "rendered: its own module had changed",
};

/**
 * Describes what the last build did with a route, from the first of two output folders that has it. The
 * production build's folder comes first.
 */
function lastBuild(route: string, { contentDir, cacheDir }: SiteFolders): string {
  const { outDir: dist, localDist } = foldersOf(contentDir);
  for (const outDir of [dist, localDist]) {
    const places = { cacheDir, outDir };
    const last = lastBuildOf(route, places);
    const done = last !== undefined && lastBuildWasRepeated(places) ? "kept" : last;
    if (done !== undefined) return `${relative(paths.workspace, outDir)}: ${inWords[done]}`;
  }
  return "none yet";
}
