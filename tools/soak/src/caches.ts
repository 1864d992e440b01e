import { join } from "node:path";
import { randomFrom } from "@vitrine/bench/random";
import type { BuildRequest } from "@vitrine/generator/command-port";
import { buildThisSite } from "@vitrine/site/build-this-site";
import { paths } from "@vitrine/site/paths";
import { damage } from "./damage.ts";
import { bytesOf, differences, freshCache, type Places, runBuild, smallSite } from "./site-runs.ts";
import type { SoakOptions, SoakResult } from "./soak-options.ts";

const MOST_DAMAGES = 3;

/**
 * Cuts and flips what builds keep, at random places. The next build puts out what one that knows nothing does, whether
 * it has something to do or not.
 */
export async function soakCaches(options: SoakOptions): Promise<SoakResult> {
  const { folder, count, seed, say } = options;
  const random = randomFrom(seed);
  const contentDir = smallSite(join(folder, "content"));
  const placesIn = (name: string): Places => ({
    contentDir,
    outDir: join(folder, name, "out"),
    cacheDir: join(folder, name, "cache"),
  });
  const builderFor = (webhook: string) => ({
    build: (request: BuildRequest) => buildThisSite(request),
    settings: { VITRINE_WEBHOOK_URL: `https://${webhook}.example/quote` },
    code: "0",
  });
  const clean = new Map<string, ReturnType<typeof bytesOf>>();
  for (const webhook of ["one", "two"]) {
    const places = placesIn(`clean-${webhook}`);
    freshCache(places.cacheDir, paths.cache);
    await runBuild(places, builderFor(webhook));
    clean.set(webhook, bytesOf(places.outDir));
  }
  const places = placesIn("damaged");
  freshCache(places.cacheDir, paths.cache);
  await runBuild(places, builderFor("one"));
  const failures: string[] = [];
  const figures = { rounds: 0, damages: 0 };
  for (let round = 1; round <= count && !options.isOver?.(); round++) {
    const done = Array.from({ length: 1 + random.below(MOST_DAMAGES) }, () =>
      damage(places.cacheDir, random),
    );
    const webhook = random.pick(["one", "two"]);
    const { code, said } = await runBuild(places, builderFor(webhook));
    figures.rounds++;
    figures.damages += done.length;
    const wrong = [
      ...(code === 0 ? [] : [`it ended with ${code}: ${said}`]),
      ...differences(bytesOf(places.outDir), clean.get(webhook)),
    ];
    if (wrong.length > 0) {
      failures.push(`round ${round}: ${done.join("; ")}\n  ${wrong.slice(0, 10).join("\n  ")}`);
      say(failures.at(-1) ?? "");
    }
    if (round % 25 === 0) say(`  ${JSON.stringify({ ...figures, failures: failures.length })}`);
  }
  return { figures, failures };
}
