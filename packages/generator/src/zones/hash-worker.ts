// Hashes files of a folder in a thread of its own: a list of paths in, their hashes out.
import { parentPort, workerData } from "node:worker_threads";
import { contentFolder } from "../1-load/content-folder.ts";
import { hashesOf } from "./hash-files.ts";

const folder = contentFolder(workerData as string);

parentPort?.on("message", (paths: readonly string[]) => {
  parentPort?.postMessage(hashesOf(folder, paths));
});
