import type { Progress } from "@vitrine/generator/command-port";

/** Where progress is written, and whether a person looks on. */
interface Terminal {
  readonly isTTY: boolean;
  write(text: string): void;
}

/** How often a person is told, and how often a pipe, in milliseconds. */
const OFTEN = 100;
const SELDOM = 10_000;
/** Less work than this is done before anybody wonders. */
const LITTLE = 200;

/**
 * Tells how far a phase has come: on a terminal on one line that is written again and again and wiped at the end, in
 * a pipe as a plain line every ten seconds. `now` gives milliseconds.
 */
export function progressOn(
  { isTTY, write }: Terminal,
  now: () => number = () => performance.now(),
): { told: Progress; wipe(): void } {
  let phase: string | undefined;
  let started = 0;
  let last = 0;
  let isShown = false;
  const wipe = () => {
    if (isShown) write("\r\u001B[K");
    isShown = false;
  };
  return {
    wipe,
    told(name, done, all) {
      if (all < LITTLE) return;
      if (name !== phase) [phase, started, last] = [name, now(), now()];
      const at = now();
      if (done < all && at - last < (isTTY ? OFTEN : SELDOM)) return;
      last = at;
      if (done >= all) return wipe();
      const line = lineOf(name, done, all, (at - started) / 1000);
      write(isTTY ? `\r\u001B[K${line}` : `${line}\n`);
      isShown = isTTY;
    },
  };
}

function lineOf(name: string, done: number, all: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001);
  const left = Math.ceil((all - done) / Math.max(rate, 0.001));
  return `${name} ${done} of ${all} pages, ${Math.round(rate)} a second, ${left} s left`;
}
