import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Files of a server bundle. */
export interface StyleQuestion {
  /** What page modules import: each component registers its styles when it is imported. */
  readonly templates: readonly string[];
  /** The renderer, which exports `pageStyles`. */
  readonly renderer: string;
}

/**
 * SHA-256 of every `<style>` element that pages can have, in base 64. A bundle is asked once it is built: only now has
 * what `url()` names got its address.
 */
export async function styleHashes(question: StyleQuestion): Promise<readonly string[]> {
  const worker = new Worker(new URL("./style-hashes-worker.ts", import.meta.url), { workerData: question });
  try {
    const [hashes] = (await once(worker, "message")) as [readonly string[]];
    return hashes;
  } finally {
    await worker.terminate();
  }
}
