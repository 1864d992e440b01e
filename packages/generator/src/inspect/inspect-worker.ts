// Inspects local pages in a thread. A message has a list of files, the answer has rows for the store.
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { loadFile } from "../1-load/load-content.ts";
import { contentFolder, OWN_WORDS } from "../1-load/content-folder.ts";
import { openDictionary } from "../dictionary/french-dictionary.ts";
import { communesIn } from "../communes/commune-registry.ts";
import { readStore } from "../store/open-store.ts";
import { packRow } from "../store/source-rows.ts";
import { inspectZone, type KnownLanguage } from "./inspect-zone.ts";
import type { SiteContext } from "../3-resolve/page-context.ts";
import { photoFinder } from "../3-resolve/pictures/photo-finder.ts";

/** A file to inspect. */
export interface InspectJob {
  readonly path: string;
  readonly known: KnownLanguage | undefined;
}

/** Input of an inspecting worker. */
export interface InspectWorkerInput {
  readonly contentDir: string;
  readonly cacheDir: string;
  /** Hash of the code that inspects files, and of its packages for communes and words. */
  readonly code: string;
  readonly context: SiteContext;
}

const { contentDir, cacheDir, code, context } = workerData as InspectWorkerInput;
const store = readStore(cacheDir);
const registry = communesIn(store, code);
const dictionary = openDictionary(store, join(contentDir, OWN_WORDS));
const folder = contentFolder(contentDir);
const photos = photoFinder(folder, context.encoding);
const pageContext = { ...context, registry, dictionary, photos };

parentPort?.on("message", (jobs: readonly InspectJob[]) => {
  parentPort?.postMessage(
    jobs.map(({ path, known }) => packRow(inspectZone(loadFile(folder, path), pageContext, known))),
  );
});
