import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Random, randomFrom } from "@vitrine/bench/random";
import { paths } from "@vitrine/site/paths";
import { build, cleanBuilds, isAsClean, WEBHOOKS } from "./build-processes.ts";
import { freshCache, smallSite } from "./site-runs.ts";
import type { SoakOptions, SoakResult } from "./soak-options.ts";

/** Room for all that a build of the small site keeps and puts out, in KiB; and the least that is left to one that is to fail. */
const ENOUGH = 400_000;
const LEAST_LEFT = 4;
const MOST_LEFT = 4000;

/**
 * Lets disks fill up and turn read-only under builds. A build that can do nothing says so and leaves the last output
 * as it was; the next one, with room, puts out what a build that knows nothing does. Needs the right to mount.
 */
export async function soakDisks(options: SoakOptions): Promise<SoakResult> {
  const { folder, count, seed, say } = options;
  const random = randomFrom(seed);
  const disk = join(folder, "disk");
  mkdirSync(disk);
  if (!mount("-t", "tmpfs", "-o", `size=${ENOUGH}k`, "tmpfs", disk)) {
    say("Skipped: no disk can be mounted here.");
    return { figures: { skipped: 1 }, failures: [] };
  }
  const contentDir = smallSite(join(folder, "content"));
  const failures: string[] = [];
  const figures = { rounds: 0, full: 0, fitted: 0, readOnly: 0 };
  try {
    const clean = await cleanBuilds({ contentDir, outDir: "", cacheDir: "" }, join(folder, "clean"));
    let current = WEBHOOKS[0] as (typeof WEBHOOKS)[number];
    const places = { contentDir, outDir: join(disk, "out"), cacheDir: join(disk, "cache") };
    freshCache(places.cacheDir, paths.cache);
    await build(places, current).ended;
    for (let round = 1; round <= count && !options.isOver?.(); round++) {
      const next = random.pick(WEBHOOKS.filter((webhook) => webhook !== current));
      const isReadOnly = round % 5 === 0;
      const what = isReadOnly ? "read-only" : fill(disk, random);
      if (isReadOnly) mount("-o", "remount,ro", disk);
      const { code, said } = await build(places, next).ended;
      const wrong: string[] = [];
      if (code === 0 && !isReadOnly) figures.fitted++;
      else {
        figures[isReadOnly ? "readOnly" : "full"]++;
        if (code !== 1 || /^\s+at /m.test(said)) wrong.push(`it ended with ${code}: ${said}`);
        wrong.push(...isAsClean(places, clean.get(current)).map((difference) => `meanwhile ${difference}`));
      }
      mount("-o", `remount,rw,size=${ENOUGH}k`, disk);
      const after = await build(places, next).ended;
      if (after.code !== 0) wrong.push(`the next build ended with ${after.code}: ${after.said}`);
      wrong.push(...isAsClean(places, clean.get(next)));
      current = next;
      figures.rounds++;
      if (wrong.length > 0) {
        failures.push(`round ${round}, ${what}:\n  ${wrong.slice(0, 10).join("\n  ")}`);
        say(failures.at(-1) ?? "");
      }
    }
  } finally {
    spawnSync("umount", [disk]);
  }
  return { figures, failures };
}

/** Makes the disk so small that only a little is free. */
function fill(disk: string, random: Random): string {
  const { stdout } = spawnSync("df", ["--output=used", "-k", disk], { encoding: "utf8" });
  const left = LEAST_LEFT + random.below(MOST_LEFT);
  mount("-o", `remount,size=${Number(stdout.split("\n")[1]) + left}k`, disk);
  return `${left} KiB free`;
}

const mount = (...args: string[]) => spawnSync("mount", args).status === 0;
