// A case is a folder: `content/` is laid over `base/`, without what `removed.txt` lists; `options.json` may
// set `release`, `settings`, `spelling` and, by path, files that are `unreadable`. `expected.txt` is all that is printed; a case without a mistake has the
// modules of `expected/` instead, and a name in good-. It is always 15 August 2026. `UPDATE=1 vitest run` accepts what comes out.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import type { Settings } from "../src/3-resolve/own-settings.ts";
import { frenchDictionary } from "../src/dictionary/french-dictionary.ts";
import type { Unreadable } from "../src/1-load/load-content.ts";
import { type Generated, generate } from "../src/generate.ts";
import { readMedia } from "../src/media/read-media.ts";
import { fakePictures, fakeRegistry, mapFolder, noPhotos } from "./fake-world.ts";
import { readTree } from "./read-tree.ts";

const CASES = join(import.meta.dirname, "cases");
const UPDATE = process.env["UPDATE"] === "1";
const dictionary = await frenchDictionary(join(import.meta.dirname, "../node_modules/.cache"), "");
const base = readTree(join(import.meta.dirname, "base"));

it.each(readdirSync(CASES).filter((name) => !name.startsWith(".")))("%s", (name) => {
  const generated = run(name);
  const actual = { printed: printed(generated), modules: laidOverModules(name, generated) };
  if (UPDATE) accept(name, actual);
  expect(actual.printed === "").toBe(name.startsWith("good-"));
  expect(actual.printed).toBe(textOf(join(CASES, name, "expected.txt")));
  expect(actual.modules).toEqual(texts(readTree(join(CASES, name, "expected"))));
});

it("has a base without a mistake", () => {
  const inputs = {
    registry: fakeRegistry,
    pictures: fakePictures,
    photos: noPhotos,
    logos: new Map(),
    videos: new Map(),
    settings: {},
  };
  expect(generate(mapFolder(base), inputs, { release: true }).diagnostics).toEqual([]);
});

interface Options {
  readonly release?: boolean;
  readonly settings?: Settings;
  readonly spelling?: boolean;
  readonly unreadable?: Readonly<Record<string, Unreadable>>;
}

function run(name: string): Generated {
  const content = join(CASES, name, "content");
  const {
    release = false,
    settings = {},
    spelling = false,
    unreadable = {},
  } = JSON.parse(textOf(join(CASES, name, "options.json")) || "{}") as Options;
  const folder = new Map<string, Uint8Array | Unreadable>([
    ...base,
    ...readTree(content),
    ...Object.entries(unreadable),
  ]);
  for (const path of textOf(join(CASES, name, "removed.txt")).split("\n")) folder.delete(path);
  // Pictures, photos and videos, and links to them, are looked at where they stand.
  const own = existsSync(content) ? readMedia(content) : { pictures: [], photos: noPhotos };
  const inputs = {
    registry: fakeRegistry,
    logos: new Map(),
    videos: new Map(),
    ...own,
    pictures: new Map([...fakePictures, ...own.pictures]),
    settings,
    ...(spelling && { dictionary }),
    now: Date.UTC(2026, 7, 15),
  };
  return generate(mapFolder(folder), inputs, { release });
}

const printed = ({ diagnostics, texts: sources }: Generated) =>
  diagnostics.map((diagnostic) => formatText(diagnostic, sources.get(diagnostic.file))).join("\n");

/** The modules of the pages that the case itself writes. */
function laidOverModules(name: string, { modules }: Generated): Record<string, string> {
  const own = [...readTree(join(CASES, name, "content")).keys()];
  return Object.fromEntries(
    (modules?.pages ?? [])
      .filter(({ text }) => own.some((path) => text.startsWith(`// Made from content/${path} by`)))
      .map(({ path, text }) => [path, text]),
  );
}

function accept(name: string, actual: { printed: string; modules: Record<string, string> }): void {
  rmSync(join(CASES, name, "expected"), { recursive: true, force: true });
  rmSync(join(CASES, name, "expected.txt"), { force: true });
  if (actual.printed !== "") writeFileSync(join(CASES, name, "expected.txt"), actual.printed);
  for (const [path, text] of Object.entries(actual.modules)) {
    const file = join(CASES, name, "expected", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

const texts = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
