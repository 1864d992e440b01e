import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives back what nobody holds any more. V8 would wait until the heap has grown by half; at 100,000 pages that is 500 MB,
 * beside the workers that are about to start.
 */
export function letGo(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}
