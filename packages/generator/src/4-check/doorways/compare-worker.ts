// Compares the texts of local pages in a thread of its own: their paths in, what comparing gives out.
import { parentPort, workerData } from "node:worker_threads";
import { readStore } from "../../store/open-store.ts";
import { comparedAt } from "../../store/source-rows.ts";
import { compareTexts } from "./compare-zones.ts";

parentPort?.on("message", (paths: readonly string[]) => {
  const store = readStore(workerData as string);
  if (store === undefined) throw new Error("The cache folder has no store.");
  parentPort?.postMessage(compareTexts(comparedAt(store, paths)));
});
