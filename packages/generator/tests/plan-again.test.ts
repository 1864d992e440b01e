// A plan made with what earlier runs kept is the plan of a run that knows nothing, after any change.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { generateFromDisk } from "../src/generate-from-disk.ts";
import { type Plan, planFromDisk } from "../src/plan-from-disk.ts";
import { frenchDictionary } from "../src/registry/french-dictionary.ts";

const WORKSPACE = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "vitrine-plan-"));
const contentDir = join(folder, "content");
cpSync(join(WORKSPACE, "content"), contentDir, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const options = { contentDir, settings: {}, release: false, dated: false };
const again = () => planFromDisk({ ...options, cacheDir: join(folder, "cache"), code: "1" });
const afresh = () => planFromDisk({ ...options, cacheDir: join(folder, "cache") });
/** What reaches the thread that makes a local page. */
const sent = (content: object) => (JSON.parse(JSON.stringify(content)) as { job?: unknown }).job;
/** All of a plan but the keys of local pages, which hold what the code is called. */
const said = async ({ compare, site }: Plan) => ({
  diagnostics: await compare(),
  site: site && {
    ...site,
    // What was kept, and what was read, is another matter.
    since: undefined,
    zones: undefined,
    pages: site.pages.map(({ content, ...page }) => [page, "job" in content ? sent(content) : content]),
  },
});

const file = (path: string) => join(contentDir, path);
const edit = (path: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file(path), "utf8");
  const edited = text.replace(from, () => to);
  if (edited === text) throw new Error(`${path} has no ${String(from)}.`);
  writeFileSync(file(path), edited);
};

it("looks at nothing but the page whose texts are others, whatever is said of them", async () => {
  const told = async () => {
    const plan = await again();
    const ofClichy = (await plan.compare()).filter((one) => one.file === "zones/clichy.yaml");
    // Where the whole is planned anew, no page is said to be another since.
    const pages = plan.site?.since()?.pages.map(({ route }) => route);
    return { codes: ofClichy.map(({ code }) => code).sort(), pages };
  };
  const { codes } = await told();
  let last = "Clichy fut";
  for (const [text, more, pages] of [
    ["Clichy ffut", ["spelling"], ["/clichy"]],
    ["Clichy, près de Aubervilliers, fut", ["place-grammar"], undefined],
    ["Clichy futt", ["spelling"], ["/clichy"]],
    ["Clichy fut", [], []],
  ] as const) {
    edit("zones/clichy.yaml", last, text);
    last = text;
    expect(await told()).toEqual({ codes: [...codes, ...more].sort(), pages });
  }
});

describe("after a change of", () => {
  it.each<{ what: string; change: () => void }>([
    { what: "nothing", change: () => undefined },
    { what: "a local page", change: () => edit("zones/clichy.yaml", "Clichy fut", "Clichy était") },
    { what: "it again", change: () => edit("zones/clichy.yaml", "Clichy était", "Clichy reste") },
    { what: "a word misspelt", change: () => edit("zones/clichy.yaml", "Clichy reste", "Clichy rreste") },
    { what: "another", change: () => edit("zones/clichy.yaml", "Clichy rreste", "Clichy resste") },
    { what: "it put right", change: () => edit("zones/clichy.yaml", "Clichy resste", "Clichy reste") },
    {
      what: "a text with an error",
      change: () => edit("zones/clichy.yaml", "Clichy reste", "Clichy, près de Aubervilliers,"),
    },
    {
      what: "that put right",
      change: () => edit("zones/clichy.yaml", "Clichy, près de Aubervilliers,", "Clichy reste"),
    },
    {
      what: "its title",
      change: () =>
        edit("zones/clichy.yaml", /^title: .*$/m, "title: À Clichy, nettoyage de bureaux et de commerces"),
    },
    { what: "its commune", change: () => edit("zones/clichy.yaml", '"92024"', '"92004"') },
    { what: "a file broken", change: () => edit("zones/paris-1.yaml", "tagline:", "tagine:") },
    { what: "it mended", change: () => edit("zones/paris-1.yaml", "tagine:", "tagline:") },
    { what: "a fact", change: () => edit("facts.yaml", /value: 20$/m, "value: 21") },
    { what: "a common text", change: () => edit("zone-defaults.yaml", /^h1: /m, "h1: Ici, ") },
    { what: "a foundation broken", change: () => edit("zone-defaults.yaml", "h1:", "h2:") },
    { what: "it mended", change: () => edit("zone-defaults.yaml", "h2:", "h1:") },
    { what: "a page", change: () => edit("pages/accueil.yaml", /^title: /m, "title: Ici, ") },
    {
      what: "a file added that copies another",
      change: () =>
        writeFileSync(
          file("zones/meudon.yaml"),
          readFileSync(file("zones/paris-2.yaml"), "utf8").replace(/insee: "\d+"/, 'insee: "92048"'),
        ),
    },
    { what: "it renamed", change: () => renameSync(file("zones/meudon.yaml"), file("zones/meudon-92.yaml")) },
    { what: "it deleted", change: () => rmSync(file("zones/meudon-92.yaml")) },
    {
      what: "a file that leads nowhere",
      change: () => {
        rmSync(file("zones/paris-2.yaml"));
        symlinkSync("nowhere.yaml", file("zones/paris-2.yaml"));
      },
    },
    {
      what: "it empty",
      change: () => {
        rmSync(file("zones/paris-2.yaml"));
        writeFileSync(file("zones/paris-2.yaml"), "");
      },
    },
    {
      what: "it as it was",
      change: () => cpSync(join(WORKSPACE, "content/zones/paris-2.yaml"), file("zones/paris-2.yaml")),
    },
    {
      what: "a file replaced by a link to the same bytes outside the folder",
      change: () => {
        renameSync(file("zones/paris-3.yaml"), join(folder, "elsewhere.yaml"));
        symlinkSync(join(folder, "elsewhere.yaml"), file("zones/paris-3.yaml"));
      },
    },
    {
      what: "it put back",
      change: () => renameSync(join(folder, "elsewhere.yaml"), file("zones/paris-3.yaml")),
    },
    { what: "the dictionary", change: () => writeFileSync(file("dictionary.txt"), "") },
  ])("$what", async ({ change }) => {
    change();
    expect(await said(await again())).toEqual(await said(await afresh()));
  });
});

it("says that a contact has expired on the day after, though nothing was changed", async () => {
  const codes = async () => (await (await again()).compare()).map(({ code }) => code);
  expect(await codes()).not.toContain("expired-contact");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2126-01-01") });
  expect(await codes()).toContain("expired-contact");
  vi.useRealTimers();
  expect(await codes()).not.toContain("expired-contact");
});

it("reports what generating all in memory reports", async () => {
  const dictionary = await frenchDictionary(join(folder, "cache"), file("dictionary.txt"));
  const { diagnostics } = generateFromDisk({ ...options, modulesDir: undefined, dictionary });
  expect(diagnostics.length).toBeGreaterThan(10);
  expect(await (await again()).compare()).toEqual(diagnostics);
});

it("tells apart pages that had a date and have none any more: the list of all pages says so", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@a.example", ...args], {
      cwd: contentDir,
      stdio: "ignore",
    });
  for (const args of [["init"], ["add", "."], ["commit", "-m", "a"]]) git(...args);
  const dated = async () => {
    const { site, compare } = await planFromDisk({
      ...options,
      dated: true,
      cacheDir: join(folder, "dated"),
      code: "1",
    });
    const dates = site?.pages
      .filter(({ lastModified }) => lastModified === undefined)
      .map(({ route }) => route);
    await compare();
    const since = site?.since();
    return { key: since?.key, undated: dates, pages: since?.pages.map(({ route }) => route) };
  };
  const committed = await dated();
  expect(committed).toMatchObject({ undated: [], pages: [] });
  edit("zones/paris-4.yaml", "tagline: >-\n  ", "tagline: >-\n  Ici, ");
  const edited = await dated();
  expect(edited).toMatchObject({ undated: ["/paris-4"], pages: ["/paris-4"] });
  expect(edited.key).not.toBe(committed.key);
  edit("zones/paris-4.yaml", "Ici, ", "Là, ");
  expect(await dated()).toEqual(edited);
  edit("zones/paris-4.yaml", "Là, ", "");
  expect(await dated()).toEqual(committed);
});
