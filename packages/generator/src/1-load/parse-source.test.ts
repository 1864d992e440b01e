// The fast YAML reader may refuse any text. Both readers must give the same data for a text that both accept.
import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { parseDocument } from "yaml";
import { parsePlain, parseSource } from "./parse-source.ts";
import { YAML_OPTIONS } from "./source-file.ts";
import { mayHoldUnseen } from "./yaml-problems.ts";

const CONTENT = join(import.meta.dirname, "../../../../content");
const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => ({ path, text: readFileSync(join(CONTENT, path), "utf8") }));

function expectAgreement(text: string): boolean {
  const plain = parsePlain(text);
  const document = parseDocument(text, YAML_OPTIONS);
  if (plain === undefined || document.errors.length > 0) return false;
  const data: unknown = document.toJS();
  // The readers represent an empty key differently; no page has one.
  if (/"(?:null)?":/.test(JSON.stringify([plain, data]))) return false;
  expect(plain).toStrictEqual(data);
  return true;
}

it.each(files)("reads $path as `yaml` does", ({ text }) => {
  expectAgreement(text);
});

it("reads nearly every local page", () => {
  const zones = files.filter(({ path }) => path.startsWith("zones"));
  expect(zones.filter(({ text }) => parsePlain(text) === undefined).length).toBeLessThan(zones.length / 10);
});

it("reads a text that was wrapped before a colon", () => {
  const text = "list:\n  - text: >-\n      Une porte\n\n      : la nôtre\n    other: |-\n      : deux\n";
  expect(parsePlain(text)).toEqual({ list: [{ text: "Une porte\n: la nôtre", other: ": deux" }] });
  expectAgreement(text);
});

it("takes no longer for each line of a long text that begins with a colon", () => {
  const lines = 50_000;
  expect(parsePlain(`text: |-\n${"  : deux\n".repeat(lines)}`)).toEqual({
    text: ": deux\n".repeat(lines).slice(0, -1),
  });
});

it("leaves every text to `yaml` that may hold characters which no page can show", () => {
  const texts = [...Array(0x110000).keys()].map((code) => `key: a${String.fromCodePoint(code)}`);
  const unseen = [...texts, 'key: "\\u202e"'].filter(mayHoldUnseen);
  expect(unseen.length).toBeGreaterThan(100);
  expect(unseen.filter((text) => parsePlain(text) !== undefined)).toEqual([]);
});

/** Scraps with a meaning in YAML, and scraps that YAML versions and implementations read differently. */
const scraps = [
  ..." :-#'\"[]{},|>?&*!%@`=~<\\\t",
  ..."\n\n\n",
  "  ",
  ": ",
  "- ",
  " #",
  "\n---\n",
  "\n...\n",
  "|-\n",
  ">+2\n",
  "null",
  "~",
  "true",
  "True",
  "yes",
  "Y",
  "12",
  "0x1F",
  "0o17",
  "017",
  "1_000",
  "1e3",
  ".5",
  "5.",
  "-0",
  "+1",
  ".inf",
  "-.INF",
  ".nan",
  "2026-11-20",
  "12:30",
  "<<: *a\n",
  "&a b",
  "? a\n",
  "a: b: c",
  "key:\n",
  "key: >-\n    ",
  "- |\n  ",
  "\n    : x",
  "\n  : ",
  "\n  key: x\n",
  "\n#c\n",
  "1: x\n",
  "null: x\n",
  "__proto__: 1\n",
  "constructor: 1\n",
  "{a: 1, b}",
  "[1, 2,]",
  "\\u00e9",
  "é",
  "\u00a0",
  "\u0085",
  "\u2028",
  "\ufeff",
  "\ud800",
  "🙂",
  "\r\n",
];
// A thousand texts are read twice, which takes a busy machine longer than other tests may.
vi.setConfig({ testTimeout: 60_000 });

const starts = ["", ...files.slice(0, 12).map(({ text }) => `${text.split("\n").slice(0, 14).join("\n")}\n`)];

it("agrees with `yaml` on everything that it reads", () => {
  let read = 0;
  const slip = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 6 }),
    put: fc.constantFrom(...scraps),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.array(slip, { minLength: 1, maxLength: 10 }),
      (start, slips) => {
        let text = start;
        for (const { at, cut, put } of slips) {
          const place = Math.floor(at * (text.length + 1));
          text = text.slice(0, place) + put + text.slice(place + cut);
        }
        if (expectAgreement(text)) read++;
      },
    ),
    { numRuns: 1000, seed: 20_261_121 },
  );
  expect(read).toBeGreaterThan(100);
});

it.each([
  ["behind a blank line", "a:\n  b: un\n\n    c: deux\n", 4],
  ["behind a text of two lines", "a:\n  b: un\n    deux\n    c: trois\n", 4],
  ["in a file of Windows", "a:\r\n  b: un\r\n    c: deux\r\n", 3],
  ["as the last word", "a: un\n  b:", 2],
])("reports a key too far in at its own line, %s", (_, text, line) => {
  expect(parseSource("a.yaml", text).diagnostics).toMatchObject([
    { range: { start: { line } }, message: { en: expect.stringContaining("not indented") } },
  ]);
});

it("tells a text of two lines that holds a colon from a key", () => {
  expect(parseSource("a.yaml", "a: Un texte.\n  Attention: deux\n").diagnostics).toMatchObject([
    { message: { en: expect.stringContaining("A second key") } },
  ]);
});
