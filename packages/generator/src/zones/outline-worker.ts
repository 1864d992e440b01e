// Reads the outlines of a folder's local pages in a thread of its own: any message in, the outlines by path out.
import { parentPort, workerData } from "node:worker_threads";
import { contentFolder } from "../1-load/content-folder.ts";
import { listContent } from "../1-load/load-content.ts";
import { outlineIn } from "./scan-outline.ts";

parentPort?.on("message", () => {
  const folder = contentFolder(workerData as string);
  const outlines = listContent(folder).zones.map((path) => [path, outlineIn(folder, path)] as const);
  parentPort?.postMessage(outlines.filter(([, outline]) => outline !== undefined));
});
