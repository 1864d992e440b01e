import { setImmediate } from "node:timers/promises";

/** Long work that may be left for a moment wherever it yields, and gives its result at its end. */
export type Steps<Result> = Generator<undefined, Result>;

/** For how many milliseconds steps are taken before whatever waits has its turn. */
const STRETCH = 100;

/**
 * Takes all steps, and every now and then lets whatever waits have its turn, Ctrl-C above all. Throws the signal's reason
 * where the run is to stop.
 */
export async function stepByStep<Result>(
  steps: Steps<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + STRETCH;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < end);
    await pause(signal);
  }
}

/** Lets whatever waits have its turn: between pieces of work. Throws as `stepByStep` does. */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}
