import { setImmediate } from "node:timers/promises";

/** Lets whatever waits have its turn, Ctrl-C above all: between pieces of work that take a second each. Throws where the run is to stop. */
export async function lookUp(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}
