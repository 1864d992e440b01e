import { relative } from "node:path";
import type { ExitCode, SiteFolders } from "@vitrine/generator/command-port";
import { runCommand } from "@vitrine/generator/run-command";
import { lastBuildWasRepeated } from "@vitrine/generator/last-run";
import { isStoreDamage } from "@vitrine/generator/open-store";
import { lastBuildOf } from "@vitrine/vite-ssg/last-build";
import { type Bundle, bundle } from "@vitrine/vite-ssg/bundle";
import { drawingHash } from "@vitrine/vite-ssg/open-graph";
import { buildThisSite } from "./build-this-site.ts";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { bundleOptions } from "./bundle-options.ts";
import { codeHash, contentCodeHash } from "./code-hash.ts";
import { outputProblem } from "./output-folder.ts";
import { photoEncoder } from "./photo-encoder.ts";
import { askForLine } from "./ask.ts";
import { progressOn } from "./progress.ts";
import { foldersOf, paths } from "../site-paths.ts";

/** Runs a `vitrine` command line with this site's builder behind the generator's stages. */
export function vitrine(
  argv: readonly string[],
  settings: Readonly<Record<string, string | undefined>> = process.env,
  signal?: AbortSignal,
): Promise<ExitCode> {
  const complain = (text: string) => void process.stderr.write(text);
  const progress = progressOn({ isTTY: process.stderr.isTTY, write: complain });
  let bundling: Promise<Bundle> | undefined;
  return runCommand(argv, {
    foldersOf,
    settings,
    colour: process.stdout.isTTY && settings["NO_COLOR"] === undefined,
    print: (text) => (progress.wipe(), void process.stdout.write(text)),
    complain: (text) => (progress.wipe(), complain(text)),
    progressIn: progress.toldIn,
    ...(process.stdin.isTTY && process.stdout.isTTY ? { ask: askForLine } : {}),
    ...(signal && { signal }),
    code: contentCodeHash,
    allCode: codeHash,
    drawing: drawingHash(),
    photos: photoEncoder,
    lastBuild,
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

const inWords = {
  kept: {
    en: "kept: nothing that the page is made of had changed",
    fr: "gardée : rien de ce dont elle est faite n’avait changé",
  },
  new: { en: "rendered: the page was new there", fr: "refaite : la page y était nouvelle" },
  "output-damaged": {
    en: "rendered: its output was gone or had another size",
    fr: "refaite : son fichier publié manquait ou avait une autre taille",
  },
  templates: {
    en: "rendered: the templates had changed, and with them every page",
    fr: "refaite : les gabarits avaient changé, et avec eux toutes les pages",
  },
  site: {
    en: "rendered: what all pages share had changed",
    fr: "refaite : ce que toutes les pages ont en commun avait changé",
  },
  page: {
    en: "rendered: its own module had changed",
    fr: "refaite : son propre contenu avait changé",
  },
} as const satisfies Record<string, Words>;

/**
 * Describes what the last build did with a route, from the first of two output folders that has it. The
 * production build's folder comes first.
 */
function lastBuild(route: string, { contentDir, cacheDir }: SiteFolders): Words {
  const { outDir: dist, localDist } = foldersOf(contentDir);
  for (const outDir of [dist, localDist]) {
    const folders = { cacheDir, outDir };
    const last = lastBuildOf(route, folders);
    const done = last !== undefined && lastBuildWasRepeated(folders) ? "kept" : last;
    const folder = relative(paths.workspace, outDir);
    if (done !== undefined)
      return { en: `${folder}: ${inWords[done].en}`, fr: `${folder} : ${inWords[done].fr}` };
  }
  return { en: "none yet", fr: "aucune construction encore" };
}
