// Digests local pages in a thread of its own: a list of paths in, packed digests out.
import { parentPort, workerData } from "node:worker_threads";
import { loadFile } from "../1-load/load-content.ts";
import { communeRegistry } from "../registry/commune-registry.ts";
import { frenchDictionary } from "../registry/french-dictionary.ts";
import { type DraftFile, writeDrafts } from "./draft-file.ts";
import { digestOf, draftOf } from "./inspect-zone.ts";
import { packDigests } from "./packed-digests.ts";
import { basisOf, ownWordsOf, type ZoneWorld } from "./zone-world.ts";

/** What a digest worker is given when it starts. */
export interface DigestWorkerInput {
  readonly world: ZoneWorld;
  /** Where the dictionary is kept; undefined where spelling is not looked at. */
  readonly dictionaryDir: string | undefined;
  /** Where texts wait for their pages to be rendered; undefined where none are. */
  readonly drafts: DraftFile | undefined;
}

const { world, dictionaryDir, drafts } = workerData as DigestWorkerInput;
const dictionary =
  dictionaryDir === undefined
    ? undefined
    : await frenchDictionary(dictionaryDir, ownWordsOf(world.contentDir));
const { basis, folder } = basisOf(world, communeRegistry(), { dictionary });

parentPort?.on("message", (paths: readonly string[]) => {
  const packed = drafts === undefined ? packDigests(paths.map(digest)) : packWithDrafts(paths, drafts);
  parentPort?.postMessage(packed, [packed.buffer]);
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
