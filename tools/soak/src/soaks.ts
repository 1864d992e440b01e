import { soakCaches } from "./caches.ts";
import { fuzzContent } from "./content-fuzz.ts";
import { soakDisks } from "./disks.ts";
import { soakTexts } from "./hostile-texts.ts";
import { soakIncremental } from "./incremental.ts";
import { soakKills } from "./kills.ts";
import type { SoakOptions, SoakResult } from "./soak-options.ts";

/** A soak, and how many rounds it has unless told otherwise. */
interface Soak {
  readonly count: number;
  run(options: SoakOptions): Promise<SoakResult>;
}

/** Every soak by its name on the command line. */
export const soaks: ReadonlyMap<string, Soak> = new Map([
  ["builds", { count: 300, run: soakIncremental }],
  ["plans", { count: 300, run: (options) => soakIncremental({ ...options, renders: false }) }],
  ["kills", { count: 200, run: soakKills }],
  ["caches", { count: 200, run: soakCaches }],
  ["disks", { count: 20, run: soakDisks }],
  ["content", { count: 10_000, run: fuzzContent }],
  ["texts", { count: 300, run: soakTexts }],
]);
