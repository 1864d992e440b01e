import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readDigests, writeDigests } from "./digest-store.ts";
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
    signature: Uint32Array.from({ length: 128 }, (_, i) => i * 7),
  },
});
const kept = {
  stored: [digest("zones/clichy.yaml", [1, 0xffffffff, 3]), digest("zones/é.yaml", [5])],
  pairs: [{ pages: [0, 1] as const, similarity: 0.25 }],
  own: [1, 0.5],
};

it("reads what was kept, under its key alone", () => {
  expect(readDigests(file, "1")).toBeUndefined();
  writeDigests(file, "1", kept);
  expect(readDigests(file, "1")).toEqual(kept);
  expect(readDigests(file, "2")).toBeUndefined();
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
    expect(readDigests(file, "1")).toBeUndefined();
  }
});
