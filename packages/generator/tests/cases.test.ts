// A case is a folder. Its `content/` is laid over `base/`, without the files that `removed.txt` lists. `options.json`
// may set `release`, `settings`, `spelling`, `published` routes and files that are `unreadable`.
// `expected.txt` is all that is printed; some cases have the same in French in `expected.fr.txt`. A case without an
// error also has modules in `expected/`; one without any diagnostic has a name in good-. It is always 15 August 2026.
// `UPDATE=1 vitest run` accepts the output.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import type { Language, Words } from "@vitrine/schema/diagnostics/words";
import type { Settings } from "../src/3-resolve/settings.ts";
import { openDictionary } from "../src/dictionary/french-dictionary.ts";
import { contentFolder, type Unreadable } from "../src/1-load/content-folder.ts";
import { readMedia } from "../src/media/media-index.ts";
import { BASE, base } from "./base-content.ts";
import { dictionaryStore } from "./dictionary-cache.ts";
import { fakePictures, fakeEnvironment } from "./fake-environment.ts";
import { readTexts, readTree } from "./read-tree.ts";
import { type Planned, temporaryPlans, writeTree } from "./temporary-plans.ts";

const CASES = join(import.meta.dirname, "cases");
const FRENCH = "expected.fr.txt";
const UPDATE = process.env["UPDATE"] === "1";
const dictionary = openDictionary(dictionaryStore, "");
const { folder, planOf } = temporaryPlans({ overrides: fakeEnvironment });
// Links in a case lead to the base and to other cases, so all are copied into the temporary folder.
cpSync(BASE, join(folder, "base"), { recursive: true });
cpSync(CASES, join(folder, "cases"), { recursive: true, verbatimSymlinks: true });

it.each(readdirSync(CASES).filter((name) => !name.startsWith(".")))("%s", async (name) => {
  const generated = await run(name);
  const actual = {
    printed: printed(generated, "en"),
    french: existsSync(join(CASES, name, FRENCH)) ? printed(generated, "fr") : "",
    modules: laidOverModules(name, generated),
  };
  if (UPDATE) accept(name, actual);
  expect(actual.printed === "").toBe(name.startsWith("good-"));
  expect(actual.printed).toBe(textOf(join(CASES, name, "expected.txt")));
  expect(actual.french).toBe(textOf(join(CASES, name, FRENCH)));
  expect(generated.diagnostics.flatMap(untranslated)).toEqual([]);
  expect(actual.modules).toEqual(Object.fromEntries(readTexts(join(CASES, name, "expected"))));
});

it("has a base without a mistake", async () => {
  expect((await planOf(BASE, { release: true })).diagnostics).toEqual([]);
});

interface Options {
  readonly release?: boolean;
  readonly settings?: Settings;
  readonly spelling?: boolean;
  readonly unreadable?: Readonly<Record<string, Unreadable>>;
  readonly published?: readonly string[];
}

/** Makes each kind of unreadable file on the disk. */
const standIns: Readonly<Record<Unreadable, (file: string) => void>> = {
  outside: (file) => symlinkSync(join(BASE, "site.yaml"), file),
  "no-file": (file) => mkdirSync(file),
  unreadable: (file) => symlinkSync("nowhere.yaml", file),
  "too-large": (file) => writeFileSync(file, "# \n".repeat(4_000_000)),
};

function run(name: string): Promise<Planned> {
  const {
    release = false,
    settings = {},
    spelling = false,
    unreadable = {},
    published = [],
  } = JSON.parse(textOf(join(CASES, name, "options.json")) || "{}") as Options;
  const content = join(folder, "cases", name, "content");
  const removed = new Set(textOf(join(CASES, name, "removed.txt")).split("\n"));
  const own = readTree(content);
  writeTree(
    content,
    [...base].filter(([path]) => !own.has(path) && !removed.has(path)),
  );
  for (const [path, why] of Object.entries(unreadable)) standIns[why](join(content, path));
  return planOf(content, {
    release,
    settings,
    overrides: {
      pictures: new Map([...fakePictures, ...readMedia(contentFolder(content)).pictures]),
      ...(spelling && { dictionary }),
      now: Date.UTC(2026, 7, 15),
      published,
    },
  });
}

const printed = ({ diagnostics, texts: sources }: Planned, language: Language) =>
  diagnostics.map((diagnostic) => formatText(diagnostic, sources.get(diagnostic.file), language)).join("\n");

/** Finds texts of a diagnostic that are the same in both languages, or empty. */
const untranslated = ({ message, hint, related = [] }: Diagnostic): Words[] =>
  [message, ...related.map((place) => place.message), ...(hint ? [hint] : [])].filter(
    ({ en, fr }) => fr.trim() === "" || fr === en,
  );

/** Gives the modules of the pages that the case's own files make. */
function laidOverModules(name: string, { modules }: Planned): Record<string, string> {
  const own = [...readTree(join(CASES, name, "content")).keys()];
  return Object.fromEntries(
    (modules ?? [])
      .filter(({ text }) => own.some((path) => text.startsWith(`// Made from content/${path} by`)))
      .map(({ path, text }) => [path, text]),
  );
}

function accept(
  name: string,
  actual: { printed: string; french: string; modules: Record<string, string> },
): void {
  rmSync(join(CASES, name, "expected"), { recursive: true, force: true });
  rmSync(join(CASES, name, "expected.txt"), { force: true });
  if (actual.printed !== "") writeFileSync(join(CASES, name, "expected.txt"), actual.printed);
  if (actual.french !== "") writeFileSync(join(CASES, name, FRENCH), actual.french);
  for (const [path, text] of Object.entries(actual.modules)) {
    const file = join(CASES, name, "expected", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
