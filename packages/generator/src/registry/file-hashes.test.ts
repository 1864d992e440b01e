import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hashFolder } from "./file-hashes.ts";
import { readKeptTable, writeKeptTable } from "./kept-table.ts";

let folder: string;
const at = (path: string) => join(folder, path);
const hashes = async (memory?: string) => (await hashFolder(at("content"), memory)).all();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hashes-"));
  mkdirSync(at("content/zones"), { recursive: true });
  writeFileSync(at("content/zones/clichy.yaml"), "insee: 92024");
  // Files that were changed within the last two seconds are always read.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Puts a mark in the place of every remembered hash, so that it is seen which ones are used. */
function markMemory(): void {
  const known = readKeptTable(at("memory.bin"));
  const [paths = [], stamps = new Float64Array()] = [known?.texts("paths"), known?.numbers("stamps")];
  writeKeptTable(at("memory.bin"), null, { paths, stamps, hashes: paths.map(() => "remembered") });
}

it("remembers the hash of a file that has not changed", async () => {
  expect(await hashes(at("memory.bin"))).toEqual(await hashes());
  markMemory();
  expect([...(await hashes(at("memory.bin"))).values()]).toEqual(["remembered"]);
});

it("waits for no pipe, here or elsewhere", async () => {
  execFileSync("mkfifo", [at("content/zones/pipe.yaml"), at("pipe")]);
  symlinkSync(at("pipe"), at("content/zones/link.yaml"));
  expect([...(await hashes()).keys()]).toContain("zones/pipe.yaml");
});

it.each<[string, () => void]>([
  [
    "was saved with as many bytes, and its time put back",
    () => {
      writeFileSync(at("content/zones/clichy.yaml"), "insee: 92025");
      utimesSync(at("content/zones/clichy.yaml"), new Date(0), new Date(0));
    },
  ],
  [
    "was replaced by another of its size",
    () => {
      writeFileSync(at("other.yaml"), "insee: 92025");
      renameSync(at("other.yaml"), at("content/zones/clichy.yaml"));
    },
  ],
  [
    "is now in a folder elsewhere, to which a link leads",
    () => {
      renameSync(at("content/zones"), at("zones"));
      symlinkSync(at("zones"), at("content/zones"));
    },
  ],
])("reads a file again that %s", async (_, change) => {
  await hashes(at("memory.bin"));
  markMemory();
  change();
  const found = await hashes(at("memory.bin"));
  expect([...found.values()]).not.toContain("remembered");
  expect(found).toEqual(await hashes());
});

it("forgets what is gone, takes up what is new, and does not mind a torn memory", async () => {
  await hashes(at("memory.bin"));
  renameSync(at("content/zones/clichy.yaml"), at("content/zones/levallois-perret.yaml"));
  expect([...(await hashes(at("memory.bin"))).keys()]).toEqual(["zones/levallois-perret.yaml"]);
  expect(readKeptTable(at("memory.bin"))?.texts("paths")).toEqual(["zones/levallois-perret.yaml"]);
  writeFileSync(at("memory.bin"), '{"zones/');
  expect(await hashes(at("memory.bin"))).toEqual(await hashes());
});

it("knows of very many files, which a thread looks at, what it knows of few", async () => {
  for (let n = 0; n < 3500; n++) writeFileSync(at(`content/zones/${n}.yaml`), `insee: ${n}`);
  const first = await hashFolder(at("content"), at("memory.bin"));
  await first.all();
  writeFileSync(at("content/zones/7.yaml"), "insee: seven");
  const second = await hashFolder(at("content"), at("memory.bin"));
  expect(await second.all()).toEqual(await hashes());
  expect(await second.sum()).not.toBe(await first.sum());
});

it("takes the hashes of local pages from whoever has read them, and reads the others", async () => {
  writeFileSync(at("content/zones/paris.yaml"), "insee: 75056");
  writeFileSync(at("content/facts.yaml"), "teams: 14");
  const hashed = await hashFolder(at("content"), at("memory.bin"));
  const known = await hashes();
  const read = new Map([
    ["zones/clichy.yaml", "read by another"],
    ["zones/paris.yaml", ""],
    ["facts.yaml", "read by another"],
  ]);
  const all = new Map([...known, ["zones/clichy.yaml", "read by another"]]);
  expect(await hashed.all(read)).toEqual(all);
  expect(await hashed.all()).toEqual(all);
  expect(await hashes(at("memory.bin"))).toEqual(all);
});

it("says whether files are as they were hashed", async () => {
  for (const name of ["facts", "site"]) writeFileSync(at(`content/${name}.yaml`), "teams: 14");
  const hashed = await hashFolder(at("content"));
  writeFileSync(at("content/facts.yaml"), "teams: 15");
  expect(hashed.areSame(["site.yaml"])).toBe(true);
  expect(hashed.areSame(["site.yaml", "facts.yaml"])).toBe(false);
});

it("reads a file every time that was changed just now: its clock may not tell the next change", async () => {
  vi.restoreAllMocks();
  await hashes(at("memory.bin"));
  expect(readKeptTable(at("memory.bin"))).toBeUndefined();
});
