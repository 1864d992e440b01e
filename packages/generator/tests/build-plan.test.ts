// After any change, a plan with the store's results equals the plan of a run with an empty store.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { buildPlan } from "../src/build-plan.ts";
import { contentFolder } from "../src/1-load/content-folder.ts";
import { readMedia } from "../src/media/media-index.ts";
import { copyDictionary } from "./dictionary-cache.ts";
import { registry } from "./real-communes.ts";
import type { Plan } from "../src/plan.ts";
import { addArrondissements, writeSmallContent } from "./small-content.ts";
import { forgetContent } from "./copy-store.ts";
import { hashOfFiles } from "../src/files/folder-hash.ts";
import { lastMemo } from "../src/store/memo.ts";
import { openStore } from "../src/store/open-store.ts";
import { pageMaker } from "../src/6-emit/make-page.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const folder = temporaryFolder();
const contentDir = join(folder, "content");
writeSmallContent(contentDir);
addArrondissements(contentDir);
const { fontFiles: _, ...media } = readMedia(contentFolder(contentDir));

const options = { contentDir, settings: {}, release: false, dated: false, overrides: media };
// Each test plans a site afresh: a second of work, many times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

for (const name of ["cache", "fresh"]) copyDictionary(join(folder, name));
const again = () => buildPlan({ ...options, cacheDir: join(folder, "cache"), code: "1" });
const seen = new Map<string, Promise<ReturnType<typeof said>>>();
/** Plans with an empty store; once for each state of the content, since some changes bring one back. */
const saidAfresh = () => {
  const state = hashOfFiles(folder, ["content"]);
  const before = seen.get(state);
  if (before !== undefined) return before;
  const cacheDir = join(folder, "fresh");
  forgetContent(openStore(cacheDir), ["dictionary"]);
  const now = buildPlan({ ...options, cacheDir, overrides: { ...media, registry } }).then(said);
  seen.set(state, now);
  return now;
};
/**
 * Gives the comparable parts of a plan. Local pages are compared as text, since their keys depend on the
 * code's hash.
 */
const said = ({ diagnostics, site }: Plan) => {
  const make = site && pageMaker(site.makerInput);
  return {
    diagnostics,
    site: site && { site: site.model, data: site.data },
    pages: site?.pages.map(({ content, ...page }) => [
      page,
      "file" in content ? make?.(content.file) : content.text,
    ]),
  };
};

const file = (path: string) => join(contentDir, path);
const edit = (path: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file(path), "utf8");
  const edited = text.replace(from, () => to);
  if (edited === text) throw new Error(`${path} has no ${String(from)}.`);
  writeFileSync(file(path), edited);
};
edit("zones/clichy.yaml", "Clichy fut", "Un ménage multisite. Clichy fut");
writeFileSync(file("dictionary.txt"), "multisite\n");
const paris2 = readFileSync(file("zones/paris-2.yaml"));
const paris16 = readFileSync(file("zones/paris-16.yaml"));

describe("after a change of", () => {
  it.each<{ what: string; change: () => void }>([
    { what: "nothing", change: () => undefined },
    {
      what: "a local page",
      change: () => edit("zones/clichy.yaml", /(?<=^intro: >-\n {2})/m, "Clichy était loin. "),
    },
    { what: "it again", change: () => edit("zones/clichy.yaml", "Clichy était", "Clichy reste") },
    { what: "a word misspelt", change: () => edit("zones/clichy.yaml", "Clichy reste", "Clichy rreste") },
    { what: "another", change: () => edit("zones/clichy.yaml", "Clichy rreste", "Clichy resste") },
    {
      what: "a fact beside the misspelt word",
      change: () => edit("facts.yaml", /value: 20$/m, "value: 22"),
    },
    {
      what: "the word put right and the fact at once",
      change: () => {
        edit("zones/clichy.yaml", "Clichy resste", "Clichy reste");
        edit("facts.yaml", /value: 22$/m, "value: 20");
      },
    },
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
        edit(
          "zones/clichy.yaml",
          /^description:/m,
          "title: À Clichy, nettoyage de bureaux et de commerces\ndescription:",
        ),
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
      change: () => writeFileSync(file("zones/paris-2.yaml"), paris2),
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
    {
      what: "a file that others name as a neighbour deleted",
      change: () => rmSync(file("zones/paris-16.yaml")),
    },
    {
      what: "it restored",
      change: () => writeFileSync(file("zones/paris-16.yaml"), paris16),
    },
    { what: "the dictionary", change: () => writeFileSync(file("dictionary.txt"), "") },
  ])("$what", async ({ change }) => {
    change();
    expect(said(await again())).toEqual(await saidAfresh());
  });
});

it("reports an expired contact the day after, without any change", async () => {
  edit("site.yaml", /^footer:/m, 'hosting: { security: { expires: "2099-10-31" } }\nfooter:');
  const codes = async () => (await again()).diagnostics.map(({ code }) => code);
  expect(await codes()).not.toContain("expired-contact");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2126-01-01") });
  expect(await codes()).toContain("expired-contact");
  vi.useRealTimers();
  expect(await codes()).not.toContain("expired-contact");
});

it("reports words that only the author's dictionary has, once it is empty", async () => {
  const codes = async () => (await again()).diagnostics.map(({ code }) => code);
  expect(await codes()).toContain("spelling");
  writeFileSync(file("dictionary.txt"), "multisite\n");
  expect(await codes()).not.toContain("spelling");
});

it("gives the page of a changed, uncommitted file no date", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@a.example", ...args], {
      cwd: contentDir,
      stdio: "ignore",
    });
  for (const args of [["init"], ["add", "."], ["commit", "-m", "a"]]) git(...args);
  const undated = async () => {
    const { site } = await buildPlan({ ...options, dated: true, cacheDir: join(folder, "cache"), code: "1" });
    return site?.pages.filter(({ lastModified }) => lastModified === undefined).map(({ route }) => route);
  };
  expect(await undated()).toEqual([]);
  edit("zones/paris-4.yaml", "tagline: >-\n  ", "tagline: >-\n  Ici, ");
  expect(await undated()).toEqual(["/paris-4"]);
  edit("zones/paris-4.yaml", "Ici, ", "");
  expect(await undated()).toEqual([]);
});

it("inspects only files with changed bytes", async () => {
  const inspected = async () => {
    const store = openStore(join(folder, "cache"));
    store.exec("update source set sum = sum + 1 where name = 'zones/paris-15.yaml'");
    const done: number[] = [];
    await buildPlan({
      ...options,
      cacheDir: join(folder, "cache"),
      code: "1",
      onProgress: (count) => done.push(count),
    });
    return done;
  };
  await again();
  const { length } = readdirSync(file("zones")).filter((name) => name.endsWith(".yaml"));
  // The damaged row alone is inspected again.
  expect(await inspected()).toEqual([length]);
});

it("compares texts again when the code changes, since the result may differ", async () => {
  const cacheDir = join(folder, "cache");
  const keyFor = async (code: string) => {
    await buildPlan({ ...options, cacheDir, code });
    return lastMemo(openStore(cacheDir), "comparison")?.key;
  };
  const first = await keyFor("1");
  expect(first).toBeDefined();
  expect(await keyFor("1")).toBe(first);
  expect(await keyFor("2")).not.toBe(first);
});
