// Compares texts in a thread of its own.
import { parentPort } from "node:worker_threads";
import { atOnce } from "../../steps.ts";
import type { ComparedColumns } from "./compare-beside.ts";
import { compareTexts } from "./compare-zones.ts";
import { type PackedTexts, unpackTexts } from "./packed-texts.ts";

parentPort?.on("message", (packed: PackedTexts) => {
  const { pairs, own } = atOnce(compareTexts(unpackTexts(packed)));
  const answer: ComparedColumns = {
    pages: Uint32Array.from(pairs.flatMap(({ pages }) => pages)),
    similarity: Float64Array.from(pairs, ({ similarity }) => similarity),
    own: Float64Array.from(own),
  };
  parentPort?.postMessage(answer);
});
