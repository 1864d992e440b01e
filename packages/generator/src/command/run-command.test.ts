import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { BASE } from "../../tests/base-content.ts";
import { copyDictionary } from "../../tests/dictionary-cache.ts";
import { writeSmallContent } from "../../tests/small-content.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import type { BuildRequest, CommandPort } from "./command-port.ts";
import { runCommand } from "./run-command.ts";
import { openStore } from "../store/open-store.ts";

const WORKSPACE = join(import.meta.dirname, "../../../..");
/** The cases' base content, which has errors here: its pictures are not on disk. */
const BROKEN = BASE;
const cacheDir = temporaryFolder();
/** The base content with its pictures, facts to confirm, a link and a placeholder. */
const GOOD = join(cacheDir, "good");
// These tests run whole commands: seconds of work, several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

copyDictionary(cacheDir);
writeSmallContent(GOOD);
edit("facts.yaml", "status: confirmed", "status: to-confirm");
edit("zone-defaults.yaml", "label: Parties communes", "label: Parties communes, route: /nettoyage-immeuble");
edit("legal/mentions-legales.yaml", "text: Hop & Net, à Paris.", "text: Hop & Net, [[à compléter]].");

/** Changes a file of the content throughout. */
function edit(path: string, from: string, to: string): void {
  const file = join(GOOD, path);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
}

const BUILT = { en: "built", fr: "fait" };

async function run(argv: readonly string[], over: Partial<CommandPort> = {}) {
  let printed = "";
  let complained = "";
  const builds: BuildRequest[] = [];
  const code = await runCommand(argv, {
    foldersOf: (contentDir = GOOD) => ({ contentDir, outDir: join(cacheDir, "dist"), cacheDir }),
    settings: {},
    colour: false,
    code: () => "1",
    print: (text) => void (printed += text),
    printError: (text) => void (complained += text),
    build: async (request) => {
      builds.push(request);
      return { failures: [], summary: BUILT };
    },
    ...over,
  });
  return { code, printed, complained, builds };
}

it.each([
  [[], "A command is missing"],
  [["chek"], 'There is no command "chek"'],
  [["build", "zones"], '"zones" is one argument too many'],
  [["check", "zones"], 'There is no content file "zones": name files, such as zones/clichy.yaml.'],
  [["check", "../expected.txt"], 'There is no content file "../expected.txt": '],
  [["check", "--realease"], "vitrine: Unknown option '--realease'.\n\n"],
  [["check", "--format", "xml"], 'There is no format "xml": use text, json, github, sarif.'],
  [["check", "--format"], "vitrine: Option '--format <value>' argument missing.\n\n"],
  [["check", "--content", "--out", "dist"], "Did you forget to specify the option argument for '--content'?"],
  [["check", "--content", join(BROKEN, "nowhere")], "There is no content folder at"],
  [["check", "--content", join(BROKEN, "site.yaml")], "site.yaml is a file, where a folder is expected."],
  [["new", "site", "Dupont", "--content", join(BROKEN, "site.yaml")], "site.yaml is a file"],
  [["build", "--out", join(BROKEN, "site.yaml")], "site.yaml is a file"],
  [["build", "--shard", "0/2"], '--shard takes i/n with i from 1 to n, such as 2/4; got "0/2".'],
  [["build", "--shard", "3/2"], '"3/2"'],
  [["build", "--shard", "half"], '"half"'],
  [["build", "--shard", "1/99999999999999999999"], '"1/99999999999999999999"'],
  [["build", "--shard", "1/2"], "say with --out where it goes"],
  [["check", "--workers", "0"], '--workers takes a number from 1 to 99; got "0".'],
  [["new"], "Say what is new: zone, sector, page, site."],
  [["new", "zon", "clichy"], 'got "zon"'],
  [["explain"], "Say what to explain"],
  [["explain", "broken-lnk"], 'Did you mean "broken-link"?'],
  [["explain", "BROKEN-LINK"], 'Did you mean "broken-link"?'],
  [["explain", "Clichy"], 'A route begins with a slash: "/clichy".'],
  [["explain", "toString"], '"toString" is neither a diagnostic code nor a route'],
])("with %j exits with 2, and says how to call it", async (argv, message) => {
  const { code, printed, complained, builds } = await run(argv);
  expect(code).toBe(2);
  expect(complained).toContain(message);
  expect(complained).toContain("vitrine <check|generate|build>");
  expect(printed).toBe("");
  expect(builds).toEqual([]);
});

it("prints the warnings of the named files alone, and the number of the others", async () => {
  const whole = await run(["check"]);
  const warnings = whole.printed.match(/^ {2}\S+\.yaml:\d+:\d+ /gm)?.length ?? 0;
  const facts = whole.printed.match(/facts\.yaml:/g)?.length ?? 0;
  expect(facts).toBeGreaterThan(0);
  for (const file of ["facts.yaml", join(GOOD, "facts.yaml")]) {
    const { code, printed } = await run(["check", file]);
    expect(code).toBe(0);
    expect(printed.match(/\.yaml:\d+:\d+ /g)).toHaveLength(facts);
    expect(printed).toContain(`${facts} warning`);
  }
  const { printed } = await run(["check", "zones/clichy.yaml"]);
  expect(printed).toMatch(
    new RegExp(`^\\d+ pages, 0 errors, 0 warnings \\(and ${warnings} in other files\\)`),
  );
});

describe("in French", () => {
  const settings = { VITRINE_LANG: "fr" };

  it("check prints titles, messages and its last line", async () => {
    const { printed } = await run(["check"], { settings });
    expect(printed).toMatch(/^avertissement fact-to-confirm Un fait reste à confirmer par l’entreprise/m);
    expect(printed).toMatch(/\n\d+ pages, 0 erreur, \d+ avertissements en \d+ ms\n$/);
  });

  it("explain prints titles, remedies and labels", async () => {
    expect((await run(["explain", "doorway-page"], { settings })).printed).toMatch(
      /^doorway-page\n\nDeux pages locales disent la même chose.*\nÉcrivez ce qui/s,
    );
    expect((await run(["explain", "/clichy"], { settings })).printed).toContain(
      "  Fichier     zones/clichy.yaml\n",
    );
    expect((await run(["explain", "/clichi"], { settings })).complained).toContain("Vouliez-vous écrire");
  });

  it("no other VITRINE_LANG is taken", async () => {
    const { code, complained } = await run(["check"], { settings: { VITRINE_LANG: "de" } });
    expect(code).toBe(2);
    expect(complained).toContain('VITRINE_LANG is "de": use en or fr.');
  });
});

it("explains a code", async () => {
  const { code, printed } = await run(["explain", "doorway-page"]);
  expect(code).toBe(0);
  expect(printed).toMatch(/^doorway-page\n\nTwo local pages say the same.*\nWrite what is true/s);
});

it("explains a route from a damaged store, which is replaced", async () => {
  await run(["check"]);
  openStore(cacheDir).exec("update texts set sum = 0");
  const { code, printed } = await run(["explain", "/clichy"]);
  expect(printed).toContain("zones/clichy.yaml");
  expect(code).toBe(0);
});

it("explains a route", async () => {
  const { code, printed } = await run(["explain", "/clichy"]);
  expect(code).toBe(0);
  expect(printed).toContain("  Made from   zones/clichy.yaml\n");
  expect(printed).toContain("  Commune     92024 Clichy, 92110\n");
  expect(printed).toMatch(/ {2}Defaults {4}zone-defaults\.yaml \(title, keywords, .*cta\)\n/);
  expect(printed).toMatch(/ {2}Facts {7}tarif-horaire, .*\n/);
  expect(printed).toMatch(/ {2}Neighbours {2}.*\/levallois-perret.*\n/);
});

it("suggests an existing route for an unknown one", async () => {
  const { code, complained } = await run(["explain", "/clichi"]);
  expect(code).toBe(2);
  expect(complained).toContain('There is no page "/clichi". Did you mean "/clichy"?');
});

describe("new", () => {
  const contentDir = join(cacheDir, "new-content");

  it("writes a local page whose placeholders the check reports", async () => {
    cpSync(GOOD, contentDir, { recursive: true });
    const made = await run(["new", "zone", "kremlin", "bicetre", "--content", contentDir]);
    expect(made).toMatchObject({ code: 0, complained: "" });
    expect(made.printed).toContain("zones/le-kremlin-bicetre.yaml");
    const checked = await run(["check", "--content", contentDir, "--format", "json"]);
    const about = JSON.parse(checked.printed).diagnostics.filter(({ file }: { file: string }) =>
      file.endsWith("/zones/le-kremlin-bicetre.yaml"),
    );
    expect(about.map(({ code }: { code: string }) => code)).toEqual(Array(9).fill("placeholder-left"));
    const text = readFileSync(join(contentDir, "zones/le-kremlin-bicetre.yaml"), "utf8");
    const [, schema = ""] = /\$schema=(\S+)/.exec(text) ?? [];
    expect(existsSync(join(contentDir, "zones", schema))).toBe(true);
  });

  it("writes sectors and pages without errors, several of a kind too", async () => {
    for (const argv of [
      ["sector", "Crèches"],
      ["sector", "Écoles de danse et de théâtre"],
      ["page", "Tarifs"],
      ["page", "Le nettoyage des moquettes et des tapis de bureau, à Paris"],
    ])
      expect(await run(["new", ...argv, "--content", contentDir])).toMatchObject({ code: 0 });
    const { code, printed } = await run(["check", "--content", contentDir]);
    expect(code).toBe(0);
    expect(printed).toMatch(/\d+ pages, 0 errors, /);
  });

  it("does not write over a file", async () => {
    const { code, complained } = await run(["new", "zone", "92110", "--content", contentDir]);
    expect(code).toBe(2);
    expect(complained).toContain("zones/clichy.yaml is about Clichy already. Nothing was written.");
  });
});

describe("content with mistakes", () => {
  it.each(["check", "generate", "build"])("%s exits with 1 and builds nothing", async (command) => {
    const { code, complained, builds } = await run([command, "--content", BROKEN]);
    expect(code).toBe(1);
    expect(builds).toEqual([]);
    expect(complained).toContain("zone-defaults.yaml:8:10 error missing-picture");
    expect(complained).toMatch(/^4 errors, 0 warnings in \d+ ms$/m);
    expect(existsSync(join(cacheDir, "modules"))).toBe(false);
  });

  it("prints JSON", async () => {
    const { code, printed, complained } = await run(["check", "--content", BROKEN, "--format", "json"]);
    expect(code).toBe(1);
    expect(complained).toBe("");
    const { counts, diagnostics } = JSON.parse(printed);
    expect(counts).toEqual({ errors: 4, warnings: 0 });
    for (const { file } of diagnostics) expect(existsSync(join(WORKSPACE, file))).toBe(true);
  });

  it("prints workflow commands", async () => {
    const { printed } = await run(["check", "--content", BROKEN, "--format", "github"]);
    const lines = printed.trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    for (const line of lines)
      expect(line).toMatch(/^::error file=.*\.yaml,line=\d+,col=\d+,endColumn=\d+,title=missing-picture::/);
  });

  it("prints SARIF", async () => {
    const { printed } = await run(["check", "--content", BROKEN, "--format", "sarif"]);
    const log = JSON.parse(printed);
    expect(log.version).toBe("2.1.0");
    expect(log.runs[0].results).toHaveLength(4);
    expect(log.runs[0].tool.driver.rules).toMatchObject([{ id: "missing-picture" }]);
  });

  it("paints where the terminal shows colours", async () => {
    const { complained } = await run(["check", "--content", BROKEN], { colour: true });
    expect(complained).toContain("\u001B[31m");
  });

  it("reports a setting that is no address", async () => {
    const { code, complained } = await run(["check"], { settings: { VITRINE_SITE_URL: "hop-et-net.fr" } });
    expect(code).toBe(1);
    expect(complained).toContain("error bad-setting");
  });
});

describe("content without mistakes", () => {
  it("check exits with 0 and writes nothing", async () => {
    const { code, printed, complained, builds } = await run(["check"]);
    expect({ code, complained, builds }).toEqual({ code: 0, complained: "", builds: [] });
    expect(printed).toMatch(/\d+ pages, 0 errors, \d+ warnings? in \d+ ms\n$/);
    expect(existsSync(join(cacheDir, "modules"))).toBe(false);
  });

  it("check runs without a cache that it can't write, and says so", async () => {
    const cached = await run(["check"]);
    const { code, printed, complained } = await run(["check", "--cache", "/dev/null/cache"]);
    const untimed = (text: string) => text.replace(/in \d+ ms/, "");
    expect({ code, printed: untimed(printed) }).toEqual({ code: 0, printed: untimed(cached.printed) });
    expect(complained).toBe(
      "Nothing can be kept in /dev/null/cache: the next run will look at everything again.\n",
    );
  });

  it("check --release fails on placeholders", async () => {
    const { code, complained } = await run(["check", "--release"]);
    expect(code).toBe(1);
    expect(complained).toContain("error placeholder-left");
  });

  it("build --drafts hands over a site that no search engine may list", async () => {
    const argv = ["build", "--shard", "1/2", "--out", "/vitrine-out"];
    const [plain, drafts] = [await run(argv), await run([...argv, "--drafts"])];
    expect(plain.builds[0]?.site.model.staging).toBeUndefined();
    expect(drafts.builds[0]?.site.model.staging).toBe(true);
  });

  it("generate writes the modules", async () => {
    const { code, builds } = await run(["generate"]);
    expect({ code, builds }).toEqual({ code: 0, builds: [] });
    expect(readdirSync(join(cacheDir, "modules")).toSorted()).toEqual(["pages", "site.ts"]);
    expect(readdirSync(join(cacheDir, "modules/pages"))).toContain("clichy.tsx");
  });

  it("build hands the modules to the builder", async () => {
    const argv = ["build", "--shard", "2/3", "--out", "/vitrine-out", "--workers", "3"];
    const { code, printed, builds } = await run(argv);
    expect(code).toBe(0);
    expect(printed).toMatch(
      /^\d+ pages, 0 errors, \d+ warnings \(npm run check lists them\) in \d+ ms\nbuilt\n$/,
    );
    expect(builds).toMatchObject([
      { contentDir: GOOD, outDir: "/vitrine-out", cacheDir, shard: { index: 2, count: 3 }, workers: 3 },
    ]);
  });

  it("build repeats the report of the last one while nothing changes", async () => {
    const build = () => run(["build", "--out", join(cacheDir, "repeated")], { allCode: () => "1" });
    expect((await build()).builds).toHaveLength(1);
    const { printed, builds } = await build();
    expect(builds).toEqual([]);
    expect(printed).toContain("Nothing has changed since the last build.");
  });

  it("publishes nothing of local pages that are too alike", async () => {
    const contentDir = join(cacheDir, "alike");
    cpSync(GOOD, contentDir, { recursive: true });
    const clichy = readFileSync(join(contentDir, "zones/clichy.yaml"), "utf8");
    writeFileSync(
      join(contentDir, "zones/meudon.yaml"),
      clichy
        .replace('"92024"', '"92048"')
        .replace("Nettoyage de bureaux et de commerces", "Nettoyage de commerces et de bureaux"),
    );
    const { code, printed, complained, builds } = await run(["build", "--content", contentDir]);
    expect({ code, builds }).toEqual({ code: 1, builds: [] });
    expect(complained).toMatch(/zones\/(?:clichy|meudon)\.yaml:\d+:\d+ error doorway-page/);
    expect(printed).not.toContain(BUILT.en);
  });

  it("exits with 1 when a page fails to render, and lists it", async () => {
    const { code, complained } = await run(["build"], {
      build: async () => ({ failures: ["/clichy: it broke\n"], summary: BUILT }),
    });
    expect({ code, complained }).toEqual({ code: 1, complained: "/clichy: it broke\n" });
  });

  it("throws on a bug, which is no usage error", async () => {
    const broken = run(["build"], { build: () => Promise.reject(new Error("a bug")) });
    await expect(broken).rejects.toThrow("a bug");
  });
});
