// Compares texts in a thread of its own.
import { parentPort } from "node:worker_threads";
import { atOnce } from "../../steps.ts";
import { type ComparedColumns, type SharedTexts, sharedTexts } from "./compare-beside.ts";
import { compareTexts } from "./compare-zones.ts";

parentPort?.on("message", (shared: SharedTexts) => {
  const { pairs, own } = atOnce(compareTexts(sharedTexts(shared)));
  const answer: ComparedColumns = {
    pages: Uint32Array.from(pairs.flatMap(({ pages }) => pages)),
    similarity: Float64Array.from(pairs, ({ similarity }) => similarity),
    own: Float64Array.from(own),
  };
  parentPort?.postMessage(answer);
});
