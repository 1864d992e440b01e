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

/** From now on the heap grows by a fifth at a time; V8 would let it double before it looks for what nobody holds. */
export const growSlowly = (): void => setFlagsFromString("--heap-growing-percent=20");
