// Whatever an author's slip makes of a file, the answer is diagnostics at places that exist, never a crash.
import fc from "fast-check";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { generate } from "../src/generate.ts";
import { fakePictures, fakeRegistry, mapFolder, noPhotos } from "./fake-world.ts";
import { readTree } from "./read-tree.ts";

const base = new Map(
  [...readTree(join(import.meta.dirname, "base"))].map(([path, bytes]) => [
    path,
    new TextDecoder().decode(bytes),
  ]),
);
const inputs = {
  registry: fakeRegistry,
  pictures: fakePictures,
  photos: noPhotos,
  logos: new Map(),
  videos: new Map(),
  settings: {},
};

const scraps = [
  ..."\t \n:-#'\"[]{}&*!|>%@`?,~$",
  "\n---\n",
  "\r\n",
  "  ",
  ": ",
  "- ",
  "<<: *a\n",
  "&a ",
  "*a",
  "${",
  "${lieu}",
  "[[à compléter]]",
  "null",
  "true",
  "12",
  "__proto__: 1\n",
  "\uFEFF",
  "\u0000",
  "\u2028",
];

const slip = fc.record({
  path: fc.constantFrom(...base.keys()),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  put: fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 4 })),
});

it("never crashes on a slip, and points into the file", () => {
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
      const files = new Map(base);
      for (const { path, at, cut, put } of slips) {
        const text = files.get(path) ?? "";
        const start = Math.floor(at * text.length);
        files.set(path, text.slice(0, start) + put + text.slice(start + cut));
      }
      const encoded = new Map([...files].map(([path, text]) => [path, new TextEncoder().encode(text)]));
      const { diagnostics, modules, texts } = generate(mapFolder(encoded), inputs, { release: false });

      expect(modules === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
      for (const diagnostic of diagnostics) {
        const lines = (texts.get(diagnostic.file) ?? "").split("\n");
        const { start, end } = diagnostic.range;
        expect(start.line).toBeLessThanOrEqual(lines.length);
        expect(start.column).toBeLessThanOrEqual((lines[start.line - 1] ?? "").length + 1);
        expect(end.line > start.line || end.column >= start.column).toBe(true);
        expect(formatText(diagnostic, texts.get(diagnostic.file))).not.toMatch(/undefined|\[object/);
      }
    }),
    { numRuns: 250 },
  );
}, 30_000);
