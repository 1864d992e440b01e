import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Hosting } from "@vitrine/hosting/hosting";
import { build, cleanBuilds, type CleanBuilds, differencesFrom, WEBHOOKS } from "./build-processes.ts";
import { damage, freshCache, placesIn, smallSite } from "./site-runs.ts";
import type { Soak } from "./soaks.ts";

/** Publishing takes a few milliseconds of a build; every second kill waits for it. */
const MAX_PUBLISH_MILLISECONDS = 40;
const MAX_KILLS = 4;

/**
 * Kills builds at random moments, damages the cache, and lets two builds run at once. Every page that is served meanwhile
 * is of the version before or after, and may post its form. The next build gives the output of a clean one.
 */
export const soakKills: Soak = async ({ folder, random, tally }) => {
  const contentDir = smallSite(join(folder, "content"));
  const places = placesIn(folder, "killed");
  const clean = await cleanBuilds(contentDir, join(folder, "clean"));
  freshCache(places.cacheDir);
  const started = Date.now();
  await build(places, WEBHOOKS[0]).ended;
  const buildMilliseconds = Date.now() - started;
  return async (done) => {
    const reader = readAll(places.outDir, clean);
    // A build that was killed may be followed by one that is killed as well.
    for (let kills = 1 + random.below(MAX_KILLS); kills > 0; kills--) {
      const webhook = random.pick(WEBHOOKS);
      const child = build(places, webhook);
      const waits = random.below(2) === 0;
      if (waits) await Promise.race([publishing(places.outDir), child.ended]);
      const moment = random.below(waits ? MAX_PUBLISH_MILLISECONDS : buildMilliseconds);
      await Promise.race([setTimeout(moment), child.ended]);
      const isKilled = child.kill();
      await child.ended;
      done.push(
        `${webhook} ${isKilled ? `killed ${moment} ms ${waits ? "into publishing" : "on"}` : "ended"}`,
      );
      if (isKilled) tally(waits ? "killedPublishing" : "killed");
    }
    if (random.below(6) === 0) done.push(damage(places.cacheDir, random));
    const next = random.pick(WEBHOOKS);
    const builds = random.below(6) === 0 ? [build(places, next), build(places, next)] : [build(places, next)];
    const ended = await Promise.all(builds.map((one) => one.ended));
    const seen = await reader.end();
    tally("looks", seen.looks);
    return [
      ...ended.flatMap(({ code, said }) =>
        code === 0 ? [] : [`the next build ended with ${code}: ${said}`],
      ),
      ...differencesFrom(clean.get(next), places),
      ...seen.strange,
    ];
  };
};

/** Ends when a build begins to change what is published: it first has both versions served. */
async function publishing(outDir: string): Promise<void> {
  mkdirSync(`${outDir}.hosting`, { recursive: true });
  const watcher = watch(`${outDir}.hosting`);
  await Promise.race([once(watcher, "change"), setTimeout(60_000)]);
  watcher.close();
}

/** Fetches every page with its policy as a server does, again and again, until told to end. */
function readAll(outDir: string, clean: CleanBuilds) {
  const outputs = [...clean.values()];
  const pages = [...(outputs[0]?.keys() ?? [])].filter((path) => /^[^.].*\.html$/.test(path));
  const strange = new Set<string>();
  let looks = 0;
  /** The fault of a page, if it has one; `allowed` are the policies before and after it was fetched. */
  const faultOf = (path: string, bytes: string | undefined, allowed: readonly string[]) => {
    if (bytes === undefined) return "missing";
    if (!outputs.some((output) => output.get(path) === bytes)) return "torn";
    const webhook = WEBHOOKS.find((address) => bytes.includes(`action="${address}/`));
    // Hosts stand in a policy without their scheme (decision 18).
    const isAllowed =
      webhook === undefined || allowed.some((policy) => policy.includes(new URL(webhook).host));
    return isAllowed ? undefined : "forbidden to post its form";
  };
  const fetched = (path: string) => {
    const file = join(outDir, path);
    return existsSync(file) ? readFileSync(file, "latin1") : undefined;
  };
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      const policy = policyOf(outDir);
      const seen = pages.map((path) => ({ path, bytes: fetched(path) }));
      const allowed = [policy, policyOf(outDir)];
      for (const { path, bytes } of seen) {
        const fault = faultOf(path, bytes, allowed);
        if (fault !== undefined) strange.add(`${path} was ${fault} meanwhile`);
      }
      looks += seen.length;
      // Faster than builds publish would cost them the processor.
      await setTimeout(100);
    }
  })();
  return {
    async end() {
      over.abort();
      await reading;
      return { looks, strange: [...strange] };
    },
  };
}

function policyOf(outDir: string): string {
  const file = join(`${outDir}.hosting`, "hosting.json");
  const { headers } = JSON.parse(readFileSync(file, "utf8")) as Hosting;
  return headers["Content-Security-Policy"] ?? "";
}
