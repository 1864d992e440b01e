// Digests local pages in a thread of its own: a list of paths in, packed digests out.
import { parentPort, workerData } from "node:worker_threads";
import { loadFile } from "../1-load/load-content.ts";
import { openDictionary } from "../registry/french-dictionary.ts";
import { keptCommunes } from "../registry/kept-communes.ts";
import { type DraftFile, writeDrafts } from "./draft-file.ts";
import { digestOf, draftOf } from "./inspect-zone.ts";
import { packDigests } from "./packed-digests.ts";
import { ownWordsOf } from "../1-load/own-words.ts";
import { basisOf, type ZoneWorld } from "./zone-world.ts";

/** What a digest worker is given when it starts. */
export interface DigestWorkerInput {
  readonly world: ZoneWorld;
  /** Where the dictionary and the registry of communes are kept, the latter for this code. */
  readonly cacheDir: string;
  readonly code: string | undefined;
  /** Where texts wait for their pages to be rendered; undefined where none are. */
  readonly drafts: DraftFile | undefined;
}

const { world, cacheDir, code, drafts } = workerData as DigestWorkerInput;
const dictionary = openDictionary(cacheDir, ownWordsOf(world.contentDir));
const { basis, folder } = basisOf(world, keptCommunes(cacheDir, code), { dictionary });

parentPort?.on("message", (paths: readonly string[]) => {
  const packed = drafts === undefined ? packDigests(paths.map(digest)) : packWithDrafts(paths, drafts);
  parentPort?.postMessage(packed, [packed.texts.numbers.buffer]);
});

const digest = (path: string) => digestOf(loadFile(folder, path), basis);

function packWithDrafts(paths: readonly string[], file: DraftFile) {
  const drafted = paths.map((path) => draftOf(loadFile(folder, path), basis));
  const places = writeDrafts(
    file,
    drafted.map(({ texts }) => texts),
  );
  return packDigests(drafted, places);
}
