import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Random, randomFrom } from "@vitrine/bench/random";
import { paths } from "@vitrine/site/paths";
import { bytesOf, differences, freshCache, type Places } from "./site-runs.ts";
import type { SoakOptions, SoakResult } from "./soak-options.ts";

/** What a build in a process of its own came to. */
interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/**
 * Kills builds at random moments, damages what they keep, and lets two run at once. Whatever happened, every page that
 * is served meanwhile is as it was or as it will be, and the next build puts out what a build that knows nothing does.
 */
export async function soakKills(options: SoakOptions): Promise<SoakResult> {
  const { folder, count, say } = options;
  const random = randomFrom(options.seed);
  const contentDir = join(folder, "content");
  cpSync(paths.content, contentDir, { recursive: true });
  withoutDrawnImages(contentDir);
  const places = { contentDir, outDir: join(folder, "out"), cacheDir: join(folder, "cache") };
  const started = Date.now();
  await build(places).ended;
  const buildMilliseconds = Date.now() - started;
  const failures: string[] = [];
  const figures = { rounds: 0, killed: 0, damaged: 0, twins: 0, looks: 0 };
  for (let round = 1; round <= count && !options.isOver?.(); round++) {
    const before = bytesOf(places.outDir) ?? new Map<string, Buffer>();
    changeEveryPage(contentDir, round);
    const clean = { contentDir, outDir: join(folder, "clean/out"), cacheDir: join(folder, "clean/cache") };
    rmSync(clean.outDir, { recursive: true, force: true });
    freshCache(clean.cacheDir, places.cacheDir);
    const done: string[] = [];
    if (random.below(3) === 0) {
      done.push(damage(places.cacheDir, random));
      figures.damaged++;
    }
    const child = build(places);
    const twin = random.below(5) === 0 ? build(places) : undefined;
    if (twin !== undefined) figures.twins++;
    const watch = watchPages(places.outDir, before);
    await Promise.race([setTimeout(random.below(buildMilliseconds)), child.ended]);
    if (child.kill()) figures.killed++;
    const twinEnded = await twin?.ended;
    const next = await build(places).ended;
    const seen = await watch.end();
    const expected = await build(clean).ended;
    const after = bytesOf(places.outDir);
    figures.rounds++;
    figures.looks += seen.looks;
    const wrong = [
      ...(twinEnded === undefined || twinEnded.code === 0
        ? []
        : [`the twin ended with ${twinEnded.code}: ${twinEnded.said}`]),
      ...(next.code === 0 ? [] : [`the next build ended with ${next.code}: ${next.said}`]),
      ...(expected.code === 0 ? [] : [`the clean build ended with ${expected.code}: ${expected.said}`]),
      ...differences(after, bytesOf(clean.outDir)),
      ...leftovers(places),
      ...seen.strange((path) => after?.get(path)),
    ];
    if (wrong.length > 0) failures.push(`round ${round}: ${done.join("; ")}\n  ${wrong.join("\n  ")}`);
    if (round % 5 === 0) say(`  ${JSON.stringify({ ...figures, failures: failures.length })}`);
  }
  return { figures, failures };
}

/** Drawing every page's image takes most of a build's time, and is kept file by file as photos are. */
function withoutDrawnImages(contentDir: string): void {
  const file = join(contentDir, "site.yaml");
  const text = readFileSync(file, "utf8").replace(/^openGraphImages:.*$/m, "");
  writeFileSync(file, `${text}\nopenGraphImages: false\n`);
}

/** A fact that many pages quote has another value, so that a build has much to do. */
function changeEveryPage(contentDir: string, round: number): void {
  const file = join(contentDir, "site.yaml");
  const text = readFileSync(file, "utf8").replace(/^(name: Hop & Net).*$/m, `$1 ${round}`);
  writeFileSync(file, text);
}

function build({ contentDir, outDir, cacheDir }: Places) {
  const folders = ["--content", contentDir, "--out", outDir, "--cache", cacheDir];
  const child = spawn(process.execPath, [join(paths.app, "vitrine.ts"), "build", ...folders], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "close").then(([code]): Ended => ({ code: code as number | null, said }));
  return { ended, kill: () => child.kill("SIGKILL") };
}

/** Cuts a file of the cache short, or flips a bit of it. */
function damage(cacheDir: string, random: Random): string {
  const files = readdirSync(cacheDir, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(cacheDir, path)).isFile())
    .sort();
  // One folder has most of the files: each kind is to be hit as often.
  const kinds = Map.groupBy(files, (path) => path.replace(/[-/].*/, ""));
  const path = random.pick(random.pick([...kinds.values()]));
  const file = join(cacheDir, path);
  const bytes = readFileSync(file);
  const at = random.below(Math.max(1, bytes.length));
  if (random.below(2) === 0) {
    writeFileSync(file, bytes.subarray(0, at));
    return `${path} cut at ${at}`;
  }
  writeFileSync(file, bytes.length === 0 ? "x" : bytes.with(at, (bytes[at] ?? 0) ^ (1 << random.below(8))));
  return `${path} flipped at ${at}`;
}

/** Fetches pages from the folder as a server does, until told to end. */
function watchPages(outDir: string, before: ReadonlyMap<string, Buffer>) {
  const pages = [...before.keys()].filter((path) => path.endsWith(".html"));
  const seen = new Map<string, Buffer | "missing">();
  let looks = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      for (const path of pages) {
        const file = join(outDir, path);
        const bytes = existsSync(file) ? readFileSync(file) : "missing";
        looks++;
        if (bytes === "missing" || !bytes.equals(before.get(path) as Buffer)) {
          const key = `${path}\n${bytes === "missing" ? "" : bytes.toString("base64")}`;
          seen.set(key, bytes);
        }
      }
      await setTimeout(5);
    }
  })();
  return {
    async end() {
      over.abort();
      await watching;
      return {
        looks,
        /** Pages that were seen as neither the build before nor the one after has them. */
        strange: (after: (path: string) => Buffer | undefined) =>
          [...seen].flatMap(([key, bytes]) => {
            const path = key.split("\n", 1)[0] ?? "";
            const isNew = bytes !== "missing" && after(path)?.equals(bytes) === true;
            return isNew ? [] : [`${path} was ${bytes === "missing" ? "missing" : "torn"} meanwhile`];
          }),
      };
    },
  };
}

/** What a good build leaves nothing of. */
function leftovers({ outDir }: Places): string[] {
  return existsSync(`${outDir}.staging`) ? ["the staging folder is left"] : [];
}
