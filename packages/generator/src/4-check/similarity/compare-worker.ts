// Compares the texts of local pages in a thread. The message has their paths, the answer the comparison.
import { parentPort, workerData } from "node:worker_threads";
import { throwDamaged, readStore } from "../../store/open-store.ts";
import { compareTexts, type DoorwayLimits } from "./compare-texts.ts";

export interface CompareWorkerInput {
  readonly cacheDir: string;
  readonly limits: DoorwayLimits;
}

const { cacheDir, limits } = workerData as CompareWorkerInput;

parentPort?.on("message", (paths: readonly string[]) => {
  const store = readStore(cacheDir);
  if (store === undefined) throwDamaged("compared");
  parentPort?.postMessage(compareTexts(store, paths, limits));
});
