// Finds and stamps the files of a folder in a thread of its own. It loads little: starting takes as long as its work.
import { parentPort } from "node:worker_threads";
import { type FileStamps, stampFiles } from "../1-load/content-folder.ts";
import { pathsUnder } from "../1-load/paths-under.ts";

/** What it answers: one text crosses sooner than very many. */
export interface StampedAnswer {
  /** Sorted, with NUL between. */
  readonly paths: string;
  readonly stamps: FileStamps;
}

parentPort?.on("message", (root: string) => {
  const paths = pathsUnder(root, []);
  const stamps = stampFiles(root, paths);
  const answer: StampedAnswer = { paths: paths.join("\0"), stamps };
  parentPort?.postMessage(answer, [stamps.buffer]);
});
