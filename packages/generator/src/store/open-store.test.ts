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
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readMemo, writeMemo } from "./memo.ts";
import { DamagedStore, isStoreDamage, openStore, removeStore, type Store } from "./open-store.ts";
import { rowWriter } from "./rows.ts";
import type { ZoneTexts } from "../3-resolve/pages/resolve-zone.ts";
import type { PageSource } from "../inspect/page-source.ts";
import {
  packRow,
  readSketches,
  readSources,
  shinglesReader,
  textsReader,
  writeSources,
} from "./source-rows.ts";

// Two hundred damaged stores are opened, which takes a busy machine longer than other tests may.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
const file = () => join(folder, "content.db");
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "store-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (n: number) => `zones/commune-${n}.yaml`;
const source = (n: number): PageSource => ({
  path: pathOf(n),
  hash: `hash ${n}`,
  outline: { insee: String(n) },
  diagnostics: [],
  images: [{ image: `image-${n}`, path: ["picture", "image"] }],
  names: ["tarif".repeat(20)],
  links: [{ route: "/contact", path: ["cta"] }],
});
const texts = (n: number) => ({ intro: `Texte ${n} `.repeat(60) });
const row = (n: number) =>
  packRow({
    source: source(n),
    texts: texts(n) as unknown as ZoneTexts,
    shingles: Uint32Array.from({ length: 90 }, (_, i) => i * n),
  });
const paths = Array.from({ length: 60 }, (_, n) => pathOf(n));
const rows = Array.from({ length: 60 }, (_, n) => row(n));

function fill(): void {
  const store = openStore(folder);
  writeSources(store, "context", rows);
  writeMemo(store, "run", "key", { pages: 44 });
  store.close();
}

it("remembers until the next run, by its key", () => {
  fill();
  const store = openStore(folder);
  expect(readMemo(store, "run", "key")).toEqual({ pages: 44 });
  expect(readMemo(store, "run", "another key")).toBeUndefined();
  const found = [...readSources(store).values()];
  expect(found).toEqual(rows.map((one) => ({ context: "context", source: one.source })));
});

it("does not parse a memo of another key", () => {
  const store = openStore(folder);
  rowWriter(store, "memo")("run", "key", "{");
  expect(readMemo(store, "run", "another key")).toBeUndefined();
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
  expect(readSources(store).size).toBe(0);
  writeSources(store, "context", rows);
  expect(readSources(openStore(folder)).size).toBe(rows.length);
});

it("stays in memory if its file can't be written", () => {
  const store = openStore("/dev/null/cache");
  writeMemo(store, "run", "key", "text");
  expect(readMemo(store, "run", "key")).toBe("text");
  expect(store.location()).toBeNull();
});

it("gives stored data, nothing, or a damage error, whatever bytes were cut or changed", () => {
  fill();
  const whole = readFileSync(file());
  const { size } = statSync(file());
  const place = fc.integer({ min: 100, max: size - 1 });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), fc.boolean(), (places, isCut) => {
      writeFileSync(file(), whole);
      if (isCut) truncateSync(file(), places[0]);
      else for (const at of places) flip(at);
      try {
        const store = openStore(folder);
        const found = readSources(store);
        for (let n = 0; n < rows.length; n++) {
          const one = found.get(pathOf(n))?.source;
          if (one === undefined) continue;
          const { path, hash, outline, diagnostics, images, names, links } = one;
          expect({ ...source(n), path, hash, outline, diagnostics, images, names, links }).toEqual(source(n));
          orDamaged(() => expect(textsReader(store)(path)).toEqual(texts(n)));
          orDamaged(() => expect(shinglesReader(store, paths)(n)).toHaveLength(90));
        }
        orDamaged(() => expect(readSketches(store, paths)).toHaveLength(rows.length));
        expect([undefined, { pages: 44 }]).toContainEqual(readMemo(store, "run", "key"));
        store.close();
      } catch (error) {
        if (!isStoreDamage(error)) throw error;
      }
    }),
    // The example makes an index lead to the intact row of another page.
    { numRuns: 200, examples: [[[24_598, 4083], false]] },
  );
});

it.each([null, 7, Buffer.from("{}")])("treats %j as damage in place of texts and bytes", (value) => {
  // One changed bit of a file can change a value's type.
  const found = ["zones/a.yaml", "key", value, 0];
  const store = { prepare: () => ({ get: () => found, all: () => [found] }) } as unknown as Store;
  expect(() => textsReader(store)("zones/a.yaml")).toThrow(DamagedStore);
  expect(() => shinglesReader(store, ["zones/a.yaml"])(0)).toThrow(DamagedStore);
  expect(() => readSketches(store, ["zones/a.yaml"])).toThrow(DamagedStore);
  expect(readMemo(store, "run", "key")).toBeUndefined();
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
