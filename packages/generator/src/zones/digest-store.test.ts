import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { LocalPage } from "../4-check/doorways/compare-zones.ts";
import { DamagedFile } from "../registry/kept-file.ts";
import { type KeptDigests, readDigests, writeDigests } from "./digest-store.ts";
import type { StoredDigest } from "./packed-digests.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-digests-"));
const file = join(folder, "digests.bin");
afterAll(() => rmSync(folder, { recursive: true }));

const digest = (path: string, text: readonly number[]): StoredDigest => ({
  hash: `hash of ${path}`,
  digest: {
    path,
    diagnostics: [],
    shared: [],
    mentions: [],
    images: [],
    names: ["lieu"],
    text: Uint32Array.from(text),
    signature: Uint32Array.from({ length: 64 }, (_, i) => i * 7),
  },
});
const torn = () => {
  throw new DamagedFile(file);
};
const PAGE = { file: { path: "", text: "" }, route: "", fields: () => [] };
const kept = {
  stored: [digest("zones/clichy.yaml", [1, 0xffffffff, 3]), digest("zones/é.yaml", [5])],
  pairs: [{ pages: [0, 1] as const, similarity: 0.25 }],
  own: Float64Array.of(1, 0.5),
};

const { stored } = kept;

it("reads what was kept, under its key alone", () => {
  expect(readDigests(file, "1")).toBeUndefined();
  writeDigests(file, "1", kept);
  expect(readDigests(file, "1")).toMatchObject(kept);
  expect(readDigests(file, "2")).toBeUndefined();
});

it("writes a few changes beside the many that stay", () => {
  writeDigests(file, "1", kept);
  const bulk = readFileSync(file);
  const changed = digest("zones/clichy.yaml", [7, 8]);
  const edits = [
    { stored: [changed, stored[1] as StoredDigest], pairs: [], own: Float64Array.of(0.9, 0.5) },
    {
      stored: [changed, digest("zones/paris.yaml", [9]), stored[1] as StoredDigest],
      pairs: [],
      own: Float64Array.of(1, 1, 1),
    },
    { stored: [stored[1] as StoredDigest], pairs: [], own: Float64Array.of(0.25) },
    { stored: [], pairs: [], own: Float64Array.of() },
    kept,
  ];
  for (const edit of edits) {
    writeDigests(file, "1", edit, readDigests(file, "1"));
    expect(readDigests(file, "1")).toMatchObject(edit);
    expect(readDigests(file, "1")?.stored).toHaveLength(edit.stored.length);
  }
  expect(readFileSync(file)).toEqual(bulk);
});

it("does not take the changes of one bulk for those of another", () => {
  writeDigests(file, "1", kept);
  writeDigests(file, "1", { stored: [], pairs: [], own: Float64Array.of() }, readDigests(file, "1"));
  const changes = readFileSync(`${file}.changes`);
  writeDigests(file, "1", kept);
  writeFileSync(`${file}.changes`, changes);
  expect(readDigests(file, "1")).toMatchObject(kept);
});

it("reads the bulk alone where the changes are torn: their files are digested again", () => {
  writeDigests(file, "1", kept);
  writeDigests(file, "1", { stored: [], pairs: [], own: Float64Array.of() }, readDigests(file, "1"));
  writeFileSync(`${file}.changes`, "torn");
  expect(readDigests(file, "1")).toMatchObject(kept);
});

it("does not read texts that are torn, and says so of one with a bit flipped", () => {
  writeDigests(file, "1", kept);
  const written = readFileSync(`${file}.texts`);
  for (const length of [0, 4, written.length - 1]) {
    writeFileSync(`${file}.texts`, written.subarray(0, length));
    expect(readDigests(file, "1")).toBeUndefined();
  }
  for (let at = 0; at < written.length; at += 13) {
    const flipped = Buffer.from(written);
    flipped[at] = (flipped[at] ?? 0) ^ 16;
    writeFileSync(`${file}.texts`, flipped);
    const read = readDigests(file, "1");
    expect(() => read?.stored[0]?.digest.text).toThrow(DamagedFile);
    expect(() => read?.eachTextBut(() => false)(() => {})).toThrow(DamagedFile);
  }
  writeFileSync(`${file}.texts`, written);
  const read = readDigests(file, "1");
  rmSync(`${file}.texts`);
  expect(() => read?.eachTextBut(() => false)(() => {})).toThrow(DamagedFile);
});

it("shows the texts of kept pages and of others, each once", () => {
  const many = Array.from({ length: 600 }, (_, i) => digest(`zones/${1000 + i}.yaml`, [i, i + 1]));
  writeDigests(file, "1", { stored: many, pairs: [], own: Float64Array.of() });
  const read = readDigests(file, "1") as KeptDigests;
  const [fresh, gone] = [digest("zones/1003.yaml", [7]), 300];
  const now = read.stored.with(3, fresh).toSpliced(gone, 1);
  const pages = now.map((one): LocalPage => ({ ...PAGE, compared: one.digest }));
  const seen = new Map<number, string>();
  read.eachTextOf(pages)((page, { text, signature }) => seen.set(page, `${text} ${signature?.length}`));
  const wanted = many.with(3, fresh).toSpliced(gone, 1);
  expect(seen.size).toBe(599);
  for (const [i, one] of wanted.entries()) expect(seen.get(i)).toBe(`${one.digest.text} 64`);
});

it("does not read what is torn, or has one bit flipped", () => {
  writeDigests(file, "1", kept);
  const written = readFileSync(file);
  for (const length of [0, 4, 12, written.length - 4, written.length - 1]) {
    writeFileSync(file, written.subarray(0, length));
    expect(readDigests(file, "1")).toBeUndefined();
  }
  for (let at = 0; at < written.length; at += 13) {
    const flipped = Buffer.from(written);
    flipped[at] = (flipped[at] ?? 0) ^ 16;
    writeFileSync(file, flipped);
    const namesOf = (one: StoredDigest) => one.digest.names;
    // What stands behind all the rest is looked at when it is asked for.
    expect(() => readDigests(file, "1")?.stored.map(namesOf) ?? torn()).toThrow(DamagedFile);
  }
});
