// Hashes files of a folder in a thread of its own: a list of paths in, their hashes out.
import { parentPort, workerData } from "node:worker_threads";
import { hashesOf } from "./file-hashes.ts";

parentPort?.on("message", (paths: readonly string[]) => {
  parentPort?.postMessage(hashesOf(workerData as string, paths));
});
