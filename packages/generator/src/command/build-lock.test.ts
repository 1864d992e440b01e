import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { withBuildLock } from "./build-lock.ts";

const folder = temporaryFolder();
const places = (out: string, cache: string) => ({ outDir: join(folder, out), cacheDir: join(folder, cache) });

it("lets a build wait for another into the same output or cache, and for no other", async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const locked = (name: string, out: string, cache: string, run: () => Promise<void>) =>
    withBuildLock(places(out, cache), { printError: () => order.push(`${name} waits`) }, async () => {
      await run();
      order.push(name);
    });
  const nothing = async () => undefined;
  const all = [
    locked("first", "out", "cache", () => first.promise),
    locked("same output", "out", "other cache", nothing),
    locked("same cache", "other out", "cache", nothing),
  ];
  await locked("another", "third out", "third cache", nothing);
  expect(order).toEqual(["same output waits", "same cache waits", "another"]);
  first.resolve();
  await Promise.all(all);
  expect(order.slice(3).sort()).toEqual(["first", "same cache", "same output"]);
  expect(order[3]).toBe("first");
});

it("waits for no other build if cache and output share one lock", async () => {
  const cacheDir = join(folder, "one");
  const said: unknown[] = [];
  expect(
    await withBuildLock(
      { cacheDir, outDir: join(cacheDir, "build") },
      { printError: (text) => said.push(text) },
      async () => "ran",
    ),
  ).toBe("ran");
  expect(said).toEqual([]);
});

it("replaces a lock file that another program has written into", async () => {
  const { outDir, cacheDir } = places("damaged", "damaged cache");
  for (const bytes of ["garbage", "", "SQLite format 3\0 and then nothing".padEnd(5000, "x")]) {
    writeFileSync(`${outDir}.lock`, bytes);
    expect(
      await withBuildLock({ outDir, cacheDir }, { printError: () => undefined }, async () => "ran"),
    ).toBe("ran");
  }
});

it("has no other file beside the output, even while it is held", async () => {
  const { outDir, cacheDir } = { outDir: join(folder, "alone/out"), cacheDir: join(folder, "alone/cache") };
  const files = await withBuildLock({ outDir, cacheDir }, { printError: () => undefined }, async () =>
    readdirSync(join(folder, "alone")),
  );
  expect(files.sort()).toEqual(["cache", "out.lock"]);
});

it("takes over from a build that was killed", async () => {
  const holder = spawn(process.execPath, [
    "-e",
    `import(${JSON.stringify(join(import.meta.dirname, "build-lock.ts"))}).then(({ withBuildLock }) =>
       withBuildLock(${JSON.stringify(places("killed", "killed cache"))}, {}, () => {
         console.log("held");
         // A promise that nothing could settle would be collected, and the locks with it.
         return new Promise((resolve) => setInterval(() => process.exitCode === 7 && resolve(), 1000));
       }));`,
  ]);
  await once(holder.stdout, "data");
  const order: string[] = [];
  const taken = withBuildLock(
    places("killed", "killed cache"),
    {
      printError: () => {
        order.push("waits");
        holder.kill("SIGKILL");
      },
    },
    async () => order.push("runs"),
  );
  await taken;
  expect(order).toEqual(["waits", "runs"]);
});

it("stops waiting when the run is aborted", async () => {
  const first = Promise.withResolvers<void>();
  const holding = withBuildLock(
    places("held", "held cache"),
    { printError: () => undefined },
    () => first.promise,
  );
  const stop = new AbortController();
  const waiting = withBuildLock(
    places("held", "other cache"),
    { printError: () => stop.abort(new Error("stopped")), signal: stop.signal },
    async () => "ran",
  );
  await expect(waiting).rejects.toThrow();
  first.resolve();
  await holding;
});

it("names the place that can't be written", async () => {
  await expect(
    withBuildLock(
      { outDir: "/proc/out", cacheDir: folder },
      { printError: () => undefined },
      async () => undefined,
    ),
  ).rejects.toThrow(/ENOENT|EACCES.*\/proc\/out\.lock/);
});
