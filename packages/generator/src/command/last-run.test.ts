import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { fakePort } from "../../tests/fake-port.ts";
import { shortHash } from "../files/short-hash.ts";
import { authorLanguage } from "./author-language.ts";
import type { CommandPort } from "./command-port.ts";
import { type LastRun, lastRun } from "./last-run.ts";
import { foldersIn, parseArguments } from "./parse-arguments.ts";

const WARNING: Diagnostic = {
  code: "fact-to-confirm",
  severity: "warning",
  file: "facts.yaml",
  range: { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
  path: "experts",
  message: { en: "Still to be confirmed.", fr: "À confirmer." },
};

let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "run-"));
  for (const path of ["content/zones", "dist"]) mkdirSync(at(path), { recursive: true });
  writeFileSync(at("content/zones/clichy.yaml"), "insee: 92024");
  writeFileSync(at("dist/clichy.html"), "<p>Clichy");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function opened(argv: readonly string[], over: Partial<CommandPort> = {}) {
  const { port, said } = fakePort({
    foldersOf: (contentDir = at("content")) => ({ contentDir, outDir: at("dist"), cacheDir: at("cache") }),
    settings: { HOME: "/home/a", VITRINE_SITE_URL: "https://a.example" },
    allCode: () => "code 1",
    ...over,
  });
  const args = parseArguments(argv);
  const folders = foldersIn(args, port.foldersOf);
  const language = authorLanguage(folders.contentDir, port.settings);
  return { run: lastRun({ args, folders, language, port }), said };
}

const hashOf = (text: string) => shortHash(Buffer.from(text));
/** Ends a run that read the local page with its initial text, or with another one. */
function finish(run: LastRun | undefined, text = "insee: 92024"): void {
  run?.files.storeHashes([["zones/clichy.yaml", hashOf(text)]]);
  run?.replace({ diagnostics: [WARNING], pages: 35 });
}

describe("a run is repeated from memory", () => {
  it("when nothing has changed: a build with the number of its warnings", () => {
    finish(opened(["build"]).run);
    const { run, said } = opened(["build"]);
    expect(run?.repeat()).toBe(true);
    expect(said()).toMatch(
      /^35 pages, 0 errors, 1 warning \(npm run check lists them\) in \d+ ms\nNothing has changed/,
    );
  });

  it("when nothing has changed: a check with its warnings", () => {
    finish(opened(["check"]).run);
    const { run, said } = opened(["check"]);
    expect(run?.repeat()).toBe(true);
    expect(said()).toMatch(
      /^warning fact-to-confirm .* \(1\)\n.*facts\.yaml:3:5 Still to be confirmed\.\n\n35 pages, 0 errors, 1 warning in \d+ ms\n$/,
    );
  });

  it("in another language", () => {
    finish(opened(["build"]).run);
    const settings = { HOME: "/home/a", VITRINE_SITE_URL: "https://a.example", VITRINE_LANG: "fr" };
    const { run, said } = opened(["build"], { settings });
    expect(run?.repeat()).toBe(true);
    expect(said()).toMatch(
      /^35 pages, 0 erreur, 1 avertissement \(liste\u00A0: npm run check\) en \d+ ms\nRien n’a changé/,
    );
  });

  it("in another format, and with other environment variables that are no settings", () => {
    finish(opened(["check"]).run);
    const { run, said } = opened(["check", "--format", "json"], {
      settings: { HOME: "/home/b", VITRINE_SITE_URL: "https://a.example" },
    });
    expect(run?.repeat()).toBe(true);
    expect(JSON.parse(said())).toMatchObject({ counts: { errors: 0, warnings: 1 } });
  });
});

it("is not stored if another file changed during the run, since restoring that file must not repeat it", () => {
  writeFileSync(at("content/facts.yaml"), "teams: 14");
  const { run } = opened(["build"]);
  writeFileSync(at("content/facts.yaml"), "teams: 15");
  finish(run);
  for (const text of ["teams: 14", "teams: 15"]) {
    writeFileSync(at("content/facts.yaml"), text);
    expect(opened(["build"]).run?.repeat()).toBe(false);
  }
});

it("is stored by the bytes of local pages that it read, not by their later ones", () => {
  const { run } = opened(["build"]);
  writeFileSync(at("content/zones/clichy.yaml"), "insee: 92025");
  finish(run);
  expect(opened(["build"]).run?.repeat()).toBe(false);
  finish(run);
  writeFileSync(at("content/zones/clichy.yaml"), "insee: 92024");
  expect(opened(["build"]).run?.repeat()).toBe(true);
});

it("is not repeated from a damaged store, which the command replaces", () => {
  finish(opened(["build"]).run);
  damageMemos();
  const { run } = opened(["build"]);
  expect(() => run?.repeat()).toThrow(/malformed/);
});

/** Overwrites the root page of the memo table in the store. */
function damageMemos(): void {
  const file = at("cache/content.db");
  const store = new DatabaseSync(file);
  const { rootpage } = store.prepare("select rootpage from sqlite_schema where name = 'memo'").get() as {
    rootpage: number;
  };
  const { page_size: size } = store.prepare("pragma page_size").get() as { page_size: number };
  store.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, (rootpage - 1) * size, rootpage * size));
}

describe("a build is done again", () => {
  it.each<[string, () => void, readonly string[], Partial<CommandPort>]>([
    ["the first time", () => rmSync(at("cache"), { recursive: true }), [], {}],
    ["with other content", () => writeFileSync(at("content/zones/clichy.yaml"), "insee: 92025"), [], {}],
    ["with a new file", () => writeFileSync(at("content/zones/a.yaml"), ""), [], {}],
    ["with other code", () => {}, [], { allCode: () => "code 2" }],
    ["with another setting", () => {}, [], { settings: { VITRINE_SITE_URL: "https://b.example" } }],
    ["for release", () => {}, ["--release"], {}],
    ["into another folder", () => {}, ["--out", join(tmpdir(), "elsewhere")], {}],
    ["without a page of its output", () => rmSync(at("dist/clichy.html")), [], {}],
    ["with a file too many", () => writeFileSync(at("dist/old.html"), ""), [], {}],
    ["after a torn record", () => tearRecords(), [], {}],
  ])("%s", (_, change, argv, over) => {
    finish(opened(["build"]).run);
    change();
    const { run, said } = opened(["build", ...argv], over);
    expect(run?.repeat()).toBe(false);
    expect(said()).toBe("");
  });

  it("for a part into the same folder", () => {
    finish(opened(["build"]).run);
    const { run } = opened(["build", "--shard", "1/2", "--out", at("dist")]);
    expect(run?.repeat()).toBe(false);
  });

  it("after a build that did not finish", () => {
    finish(opened(["build"]).run);
    writeFileSync(at("content/zones/clichy.yaml"), "insee: 92025");
    expect(opened(["build"]).run?.repeat()).toBe(false);
    writeFileSync(at("content/zones/clichy.yaml"), "insee: 92024");
    expect(opened(["build"]).run?.repeat()).toBe(false);
  });

  it("on another day", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-08-15T12:00:00Z") });
    finish(opened(["build"]).run);
    vi.setSystemTime(new Date("2026-08-16T12:00:00Z"));
    expect(opened(["build"]).run?.repeat()).toBe(false);
  });
});

it.each([
  [["check", "--cache", "/dev/null/cache"]],
  [["generate"]],
  [["new", "zone", "clichy"]],
  [["check", "zones/clichy.yaml"]],
  [["explain", "/clichy"]],
])("never repeats %j", (argv) => {
  expect(opened(argv).run).toBeUndefined();
  expect(existsSync(at("cache"))).toBe(false);
});

function tearRecords(): void {
  for (const name of readdirSync(at("cache"))) writeFileSync(join(at("cache"), name), '{"key":');
}
