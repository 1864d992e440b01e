import type { Progress } from "@vitrine/generator/command-port";
import { inLanguage, type Language, type Words } from "@vitrine/schema/diagnostics/words";

/** The output for progress, and whether it is a terminal. */
interface Terminal {
  readonly isTTY: boolean;
  write(text: string): void;
}

/** Milliseconds between two messages: on a terminal, and in a pipe. */
const TERMINAL_INTERVAL = 100;
const PIPE_INTERVAL = 10_000;
/** A phase with fewer items ends before anyone waits for a message. */
const MIN_ITEMS = 200;

/** Reports a phase's progress: a terminal gets a line that is rewritten, a pipe one every ten seconds. */
export function progressOn(
  { isTTY, write }: Terminal,
  now: () => number = () => performance.now(),
): { toldIn: (language: Language) => Progress; wipe(): void } {
  let phase: Words | undefined;
  let started = 0;
  let last = 0;
  let isShown = false;
  const wipe = () => {
    if (isShown) write("\r\u001B[K");
    isShown = false;
  };
  return {
    wipe,
    toldIn: (language) => (name, done, all) => {
      if (all < MIN_ITEMS) return;
      if (name !== phase) [phase, started, last] = [name, now(), now()];
      const at = now();
      if (done < all && at - last < (isTTY ? TERMINAL_INTERVAL : PIPE_INTERVAL)) return;
      last = at;
      if (done >= all) return wipe();
      const line = inLanguage(lineOf(name, done, all, (at - started) / 1000), language);
      write(isTTY ? `\r\u001B[K${line}` : `${line}\n`);
      isShown = isTTY;
    },
  };
}

function lineOf(phase: Words, done: number, all: number, seconds: number): Words {
  const rate = done / Math.max(seconds, 0.001);
  const left = Math.ceil((all - done) / Math.max(rate, 0.001));
  return {
    en: `${phase.en} ${done} of ${all} pages, ${Math.round(rate)} a second, ${left} s left`,
    fr: `${phase.fr} : ${done} pages sur ${all}, ${Math.round(rate)} par seconde, encore ${left} s`,
  };
}
