import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "@vitrine/bench/random";
import { build, cleanBuilds, differencesFrom, type Webhook, WEBHOOKS } from "./build-processes.ts";
import { freshCache, smallSite } from "./site-runs.ts";
import type { Soak } from "./soaks.ts";

/** Room for the cache and the output of the small site, in KiB; and the least and the most for a build that fails. */
const ENOUGH = 400_000;
const MIN_LEFT = 4;
const MAX_LEFT = 4000;

/**
 * Lets disks fill up and turn read-only under builds. A build that can't write says so and leaves the last output. The
 * next one, with room, gives the output of a clean build. The soak needs the right to mount.
 */
export const soakDisks: Soak = async ({ folder, random, tally, ending }) => {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  if (!mount("-t", "tmpfs", "-o", `size=${ENOUGH}k`, "tmpfs", disk)) return undefined;
  ending.defer(() => void spawnSync("umount", [disk]));
  const contentDir = smallSite(join(folder, "content"));
  const clean = await cleanBuilds(contentDir, join(folder, "clean"));
  let current: Webhook = WEBHOOKS[0];
  const places = { contentDir, outDir: join(disk, "out"), cacheDir: join(disk, "cache") };
  freshCache(places.cacheDir);
  await build(places, current).ended;
  return async (done) => {
    const next = random.pick(WEBHOOKS.filter((webhook) => webhook !== current));
    const isReadOnly = random.below(5) === 0;
    done.push(isReadOnly ? "read-only" : fill(disk, random));
    if (isReadOnly) mount("-o", "remount,ro", disk);
    const { code, said } = await build(places, next).ended;
    const wrong: string[] = [];
    const isBuilt = code === 0 && !isReadOnly;
    tally(isBuilt ? "fitted" : isReadOnly ? "readOnly" : "full");
    if (!isBuilt) {
      if (code !== 1 || /^\s+at /m.test(said)) wrong.push(`it ended with ${code}: ${said}`);
      wrong.push(
        ...differencesFrom(clean.get(current), places).map((difference) => `meanwhile ${difference}`),
      );
    }
    mount("-o", `remount,rw,size=${ENOUGH}k`, disk);
    const after = await build(places, next).ended;
    if (after.code !== 0) wrong.push(`the next build ended with ${after.code}: ${after.said}`);
    current = next;
    return [...wrong, ...differencesFrom(clean.get(next), places)];
  };
};

/** Makes the disk so small that only a little is free. */
function fill(disk: string, random: Random): string {
  const { stdout } = spawnSync("df", ["--output=used", "-k", disk], { encoding: "utf8" });
  const left = MIN_LEFT + random.below(MAX_LEFT);
  mount("-o", `remount,size=${Number(stdout.split("\n")[1]) + left}k`, disk);
  return `${left} KiB free`;
}

const mount = (...args: string[]) => spawnSync("mount", args).status === 0;
