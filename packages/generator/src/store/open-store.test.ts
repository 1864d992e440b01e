import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readMemo, readMemoJson, writeMemo } from "./memo.ts";
import { DamagedStore, isStoreDamage, openStore, removeStore } from "./open-store.ts";
import { comparedAt, readSources, textsReader, writeSources } from "./source-rows.ts";

let folder: string;
const file = () => join(folder, "content.db");
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "store-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (n: number) => `zones/commune-${n}.yaml`;
const row = (n: number) => ({
  path: pathOf(n),
  hash: `hash ${n}`,
  data: JSON.stringify({ path: pathOf(n), hash: `hash ${n}`, names: ["tarif".repeat(20)] }),
  texts: JSON.stringify({ intro: `Texte ${n} `.repeat(60) }),
  shingles: new Uint8Array(Uint32Array.from({ length: 90 }, (_, i) => i * n).buffer),
  signature: new Uint8Array(Uint32Array.from({ length: 64 }, (_, i) => i + n).buffer),
});
const rows = Array.from({ length: 60 }, (_, n) => row(n));

function fill(): void {
  const store = openStore(folder);
  writeSources(store, "context", rows);
  writeMemo(store, "run", "key", JSON.stringify({ pages: 44 }));
  store.close();
}

it("remembers until the next run, by its key", () => {
  fill();
  const store = openStore(folder);
  expect(readMemoJson(store, "run", "key")).toEqual({ pages: 44 });
  expect(readMemo(store, "run", "another key")).toBeUndefined();
  expect(readSources(store, "context").size).toBe(rows.length);
  expect(readSources(store, "another context").size).toBe(0);
});

it.each<[string, () => void]>([
  ["is no database", () => writeFileSync(file(), "{".repeat(5000))],
  ["is empty", () => writeFileSync(file(), "")],
  ["was removed", () => removeStore(folder)],
  ["has other tables", () => openStore(folder).exec("alter table source add column more text")],
])("is empty where the file %s", (_, change) => {
  fill();
  change();
  const store = openStore(folder);
  expect(readSources(store, "context").size).toBe(0);
  writeSources(store, "context", rows);
  expect(readSources(openStore(folder), "context").size).toBe(rows.length);
});

it("stays in memory where nothing can be written", () => {
  const store = openStore("/dev/null/cache");
  writeMemo(store, "run", "key", "text");
  expect(readMemo(store, "run", "key")).toEqual(new Uint8Array(Buffer.from("text")));
  expect(store.location()).toBeNull();
});

it("gives what was written, or nothing, or says that it is damaged: whatever bytes were cut or changed", () => {
  fill();
  const whole = readFileSync(file());
  const { size } = statSync(file());
  const expected = new Map(rows.map(({ path, data }) => [path, data]));
  const place = fc.integer({ min: 100, max: size - 1 });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), fc.boolean(), (places, isCut) => {
      writeFileSync(file(), whole);
      if (isCut) truncateSync(file(), places[0]);
      else for (const at of places) flip(at);
      try {
        const store = openStore(folder);
        for (const [path, source] of readSources(store, "context")) {
          expect(JSON.stringify(source)).toBe(expected.get(path));
          orDamaged(() =>
            expect<unknown>(textsReader(store)(path)).toEqual(
              JSON.parse(rows.find((one) => one.path === path)?.texts ?? ""),
            ),
          );
          orDamaged(() => expect(comparedAt(store, [path])[0]?.text).toHaveLength(90));
        }
        expect([undefined, { pages: 44 }]).toContainEqual(readMemoJson(store, "run", "key"));
        store.close();
      } catch (error) {
        if (!isStoreDamage(error)) throw error;
      }
    }),
    { numRuns: 200 },
  );
});

function flip(at: number): void {
  const descriptor = openSync(file(), "r+");
  writeSync(descriptor, Buffer.from([(readFileSync(file())[at] as number) ^ 0x41]), 0, 1, at);
  closeSync(descriptor);
}

function orDamaged(look: () => void): void {
  try {
    look();
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error;
  }
}
