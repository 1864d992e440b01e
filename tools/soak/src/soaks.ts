import { type Random, randomFrom } from "@vitrine/bench/random";
import { fuzzContent } from "./content-fuzz.ts";
import { soakDisks } from "./disks.ts";
import { soakTexts } from "./hostile-texts.ts";
import { soakBuilds } from "./incremental.ts";
import { soakKills } from "./kills.ts";

/** Prepares a soak, and gives its round; undefined where this machine can't run it. */
export type Soak = (input: SoakInput) => Promise<Round | undefined>;

/** Does something at random, tells `done` what, and gives what was wrong afterwards. */
export type Round = (done: string[]) => Promise<readonly string[]>;

export interface SoakInput {
  /** An empty folder of the soak's own. */
  readonly folder: string;
  /** The same seed draws the same. */
  readonly random: Random;
  /** Counts what happened, so that a reader sees that the rounds were not idle. */
  tally(figure: string, by?: number): void;
  /** Undoes what the soak did to the machine. */
  readonly ending: DisposableStack;
}

/** Every soak by its name on the command line, and its usual number of rounds. */
export const soaks: ReadonlyMap<string, { readonly soak: Soak; readonly rounds: number }> = new Map([
  ["builds", { soak: soakBuilds, rounds: 300 }],
  ["kills", { soak: soakKills, rounds: 80 }],
  ["disks", { soak: soakDisks, rounds: 20 }],
  ["content", { soak: fuzzContent, rounds: 10_000 }],
  ["texts", { soak: soakTexts, rounds: 300 }],
]);

interface SoakOptions {
  readonly folder: string;
  readonly seed: string;
  readonly rounds: number;
  say(text: string): void;
  isOver?(): boolean;
}

/** Runs the rounds of a soak; gives its figures and a text for each round that found something. */
export async function runSoak(soak: Soak, { folder, seed, rounds, say, isOver = () => false }: SoakOptions) {
  using ending = new DisposableStack();
  const figures: Record<string, number> = { rounds: 0 };
  const tally = (figure: string, by = 1) => void (figures[figure] = (figures[figure] ?? 0) + by);
  const failures: string[] = [];
  const round = await soak({ folder, random: randomFrom(seed), tally, ending });
  if (round === undefined) {
    say("This machine can't run the soak.");
    return { figures, failures };
  }
  for (let n = 1; n <= rounds && !isOver(); n++) {
    const done: string[] = [];
    const wrong = await round(done).catch((error: unknown) => [
      `crashed: ${error instanceof Error ? error.stack : String(error)}`,
    ]);
    tally("rounds");
    if (wrong.length > 0) {
      failures.push(`round ${n}: ${done.join("; ")}\n  ${wrong.slice(0, 10).join("\n  ")}`);
      say(failures.at(-1) ?? "");
    }
    if (n % 25 === 0) say(`  ${JSON.stringify({ ...figures, failures: failures.length })}`);
  }
  return { figures, failures };
}
