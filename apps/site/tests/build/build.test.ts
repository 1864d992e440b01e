import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, it, vi } from "vitest";
import type { BuildRequest, CommandPort } from "@vitrine/generator/command-port";
import { runCommand } from "@vitrine/generator/run-command";
import { addArrondissements, writeSmallContent } from "@vitrine/generator/small-content";
import { drawingHash } from "@vitrine/vite-ssg/draw-open-graph";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { buildThisSite } from "../../build/build-this-site.ts";
import { contentCodeHash } from "../../build/code-hash.ts";
import { outputProblem } from "../../build/output-folder.ts";
import { vitrine as siteCommand } from "../../build/vitrine-command.ts";
import { foldersOf, paths } from "../../site-paths.ts";
import { copyBuilt, copySmallSite } from "../copy-content.ts";

const folder = temporaryFolder();
const contentDir = join(folder, "content");
const cacheDir = join(folder, "cache");
const outDir = join(folder, "dist");

beforeAll(() => {
  writeSmallContent(contentDir);
  addArrondissements(contentDir);
  // Compressed copies, files of earlier builds and images for sharing have tests of their own.
  const settings = "openGraphImages: false\nhosting: { compressed: false, previousBuilds: 0 }\n";
  appendFileSync(join(contentDir, "site.yaml"), settings);
  copyBuilt(cacheDir);
});

/** The last build's request. */
let planned: BuildRequest;

const vitrine = (...args: string[]) => vitrineWith({}, ...args);

async function vitrineWith(over: Partial<CommandPort>, ...args: string[]) {
  let said = "";
  const say = (text: string) => void (said += text);
  const code = await runCommand(args, {
    foldersOf: (content = contentDir) => ({ contentDir: content, outDir, cacheDir }),
    settings: {},
    colour: false,
    print: say,
    printError: say,
    build(request) {
      planned = request;
      return buildThisSite(request);
    },
    outputProblem,
    drawing: drawingHash(),
    code: contentCodeHash,
    ...over,
  });
  return { code, said };
}

/** Every file of a folder with its bytes. */
function contents(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(dir, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(join(dir, file)).toString("base64")]),
  );
}

it("builds the same bytes twice, with and without a cache of pages", async () => {
  expect((await vitrine("build")).code).toBe(0);
  const other = join(folder, "again");
  copyBuilt(join(other, "cache"));
  expect((await vitrine("build", "--out", join(other, "dist"), "--cache", join(other, "cache"))).code).toBe(
    0,
  );
  expect(contents(join(other, "dist"))).toEqual(contents(outDir));
});

it("stops where it stands when it is told to, and leaves what was published", async () => {
  expect((await vitrine("build")).code).toBe(0);
  const before = contents(outDir);
  const stop = new AbortController();
  const out = join(folder, "stopped");
  const port: Partial<CommandPort> = { signal: stop.signal, progressIn: () => () => stop.abort() };
  expect(await vitrineWith(port, "build", "--out", out)).toMatchObject({
    code: 130,
    said: expect.stringContaining("Stopped; the last good output stays."),
  });
  expect(readdirSync(folder).filter((name) => /^stopped(?!\.lock)/.test(name))).toEqual([]);
  appendFileSync(join(contentDir, "facts.yaml"), "# …\n");
  expect((await vitrineWith(port, "build")).code).toBe(130);
  expect(contents(outDir)).toEqual(before);
});

it("renders nothing when nothing has changed", async () => {
  const { said } = await vitrine("build");
  expect(said).toContain(
    "pages: 0 rendered, 0 files written, 0 removed, 0 images drawn, templates from cache",
  );
});

it("leaves what was published when local pages are too alike", async () => {
  expect((await vitrine("build")).code).toBe(0);
  const before = [contents(outDir), contents(`${outDir}.hosting`)];
  const zone = (name: string) => join(contentDir, `zones/${name}.yaml`);
  const other = {
    '"92024"': '"92048"',
    "bureaux et de commerces": "commerces et de bureaux",
  };
  let text = readFileSync(zone("clichy"), "utf8");
  for (const [from, to] of Object.entries(other)) text = text.replace(from, to);
  writeFileSync(zone("meudon"), text);
  const { code, said } = await vitrine("build");
  rmSync(zone("meudon"));
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("error doorway-page") });
  expect([contents(outDir), contents(`${outDir}.hosting`)]).toEqual(before);
});

it("repairs an output that was damaged since, and what is for hosts beside it", async () => {
  expect((await vitrine("build")).code).toBe(0);
  const hosting = `${outDir}.hosting`;
  const [before, beside] = [contents(outDir), contents(hosting)];
  const script = readdirSync(join(outDir, "assets")).find((name) => name.startsWith("page-"));
  writeFileSync(join(outDir, "clichy.html"), "");
  writeFileSync(join(outDir, `assets/${script}`), "cut");
  rmSync(join(outDir, "zones.html"));
  writeFileSync(join(hosting, "nginx.conf"), "x");
  for (const text of ["{", "[]", "null"]) {
    writeFileSync(join(hosting, "hosting.json"), text);
    expect((await vitrine("build")).code).toBe(0);
    expect(contents(hosting)).toEqual(beside);
  }
  expect(contents(outDir)).toEqual(before);
});

it("renders one page when one zone's text has changed, and it alone when it is changed back", async () => {
  const before = contents(outDir);
  const edit = (name: string, from: string, to: string) => {
    const file = join(contentDir, `zones/${name}.yaml`);
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    return vitrine("build");
  };
  const [intro, read] = ["intro: >-\n  ", "intro: >-\n  Relu ce matin. "];
  expect((await edit("clichy", intro, read)).said).toContain("1 rendered, 1 files written");
  expect(readFileSync(join(outDir, "clichy.html"), "utf8")).toContain("Relu ce\u00A0matin.");
  expect((await edit("paris-1", intro, read)).said).toContain("1 rendered, 1 files written");
  expect((await edit("clichy", read, intro)).said).toContain("1 rendered, 1 files written");
  writeFileSync(join(outDir, "stray.html"), "left here");
  expect((await edit("paris-1", read, intro)).said).toContain("1 rendered, 1 files written, 1 removed");
  expect(contents(outDir)).toEqual(before);
});

it("takes up a new zone everywhere it belongs, with nothing else edited; and takes it away again", async () => {
  const before = contents(outDir);
  const added = join(contentDir, "zones/issy-les-moulineaux.yaml");
  const example = readFileSync(join(paths.workspace, "docs/examples/issy-les-moulineaux.yaml"), "utf8");
  writeFileSync(added, example.replace("boulogne-billancourt", "paris-16"));
  expect((await vitrine("build")).code).toBe(0);
  const page = (name: string) => readFileSync(join(outDir, name), "utf8");
  expect(page("issy-les-moulineaux.html")).toContain("Entreprise de nettoyage à Issy-les-Moulineaux");
  expect(page("zones.html")).toContain('href="/issy-les-moulineaux"');
  expect(page("sitemap.xml")).toContain("/issy-les-moulineaux<");
  for (const neighbour of ["paris-16.html", "paris-15.html"]) {
    expect(/Tout près d’ici.*?<\/ul>/s.exec(page(neighbour))?.[0]).toContain("Issy-les-Moulineaux");
  }
  rmSync(added);
  expect((await vitrine("build")).code).toBe(0);
  expect(contents(outDir)).toEqual(before);
});

it.each([
  ["that holds files of others", () => join(folder, "others"), "that no build has put there"],
  ["that is the content", () => contentDir, "can't be the output folder"],
  ["that holds the content", () => folder, "can't be the output folder"],
  ["in the content", () => join(contentDir, "zones/dist"), "can't be the output folder"],
])("builds into no folder %s", async (_, place, why) => {
  mkdirSync(join(folder, "others"), { recursive: true });
  writeFileSync(join(folder, "others/precious.txt"), "mine");
  const { code, said } = await vitrine("build", "--out", place());
  expect({ code, said }).toMatchObject({ code: 2, said: expect.stringContaining(why) });
  expect(readdirSync(join(folder, "others"))).toEqual(["precious.txt"]);
  expect(existsSync(join(contentDir, "site.yaml"))).toBe(true);
  // The function is called directly, because a build would endanger these folders.
  expect(outputProblem({ contentDir, cacheDir, outDir: paths.workspace })).toContain(
    "can't be the output folder",
  );
  expect(outputProblem({ contentDir, cacheDir, outDir: "/" })).toContain("can't be the output folder");
});

it("follows links to see where an output folder is", () => {
  symlinkSync(contentDir, join(folder, "link"));
  for (const inside of ["link", "link/new/dist"])
    expect(outputProblem({ contentDir, cacheDir, outDir: join(folder, inside) })).toContain(
      "can't be the output folder",
    );
});

it("builds a site into its own folder by itself, and never over the build of another site", async () => {
  const other = join(folder, "other");
  copySmallSite(other);
  const own = foldersOf(other);
  expect(own).toMatchObject({ outDir: join(other, "dist"), cacheDir: join(other, ".vitrine") });
  copyBuilt(own.cacheDir);
  expect((await vitrineWith({ foldersOf }, "build", "--content", other)).code).toBe(0);
  const before = contents(own.outDir);
  expect(await vitrine("build", "--out", own.outDir)).toMatchObject({
    code: 2,
    said: expect.stringContaining(`${own.outDir} has the build of the site in ${other}`),
  });
  expect(contents(own.outDir)).toEqual(before);
  // The build is no content of the next one.
  expect((await vitrineWith({ foldersOf }, "build", "--content", other)).said).toContain("0 rendered");
});

it("keeps what an open page may yet ask for until something takes its place again", async () => {
  expect((await vitrine("build")).code).toBe(0);
  const { model, ...plan } = planned.site;
  const kept = join(folder, "kept");
  const build = async (name: string) => {
    const data = [{ address: `/assets/places.${name}.json`, text: name }];
    const { previousBuilds: _, ...hosting } = model.hosting ?? {};
    const other = { ...plan, data, model: { ...model, hosting } };
    await buildThisSite({ ...planned, outDir: kept, site: other });
    return readdirSync(join(kept, "assets")).filter((file) => file.startsWith("places."));
  };
  expect(await build("1")).toEqual(["places.1.json"]);
  expect(await build("2")).toEqual(["places.1.json", "places.2.json"]);
  expect(await build("2")).toEqual(["places.1.json", "places.2.json"]);
  expect(await build("3")).toEqual(["places.2.json", "places.3.json"]);
});

it("changes every page that quotes a fact when the fact changes, the structured data included", async () => {
  const file = join(contentDir, "facts.yaml");
  const original = readFileSync(file, "utf8");
  writeFileSync(file, original.replace("value: 20\n", "value: 21\n"));
  expect((await vitrine("build")).code).toBe(0);
  const html = readFileSync(join(outDir, "clichy.html"), "utf8");
  expect(html).toContain("à 21\u202F€\u00A0TTC");
  expect(html).toContain('"price":"21"');
  expect(html).not.toContain('"price":"20"');
  writeFileSync(file, original);
});

it("leaves the last good output as it was when the content is wrong, and says what is", async () => {
  expect((await vitrine("build")).code).toBe(0);
  const before = contents(outDir);
  const file = join(contentDir, "zones/clichy.yaml");
  const original = readFileSync(file, "utf8");
  writeFileSync(file, original.replace("tagline:", "tagine:"));
  const { code, said } = await vitrine("build");
  writeFileSync(file, original);
  expect(code).toBe(1);
  expect(said).toMatch(/zones\/clichy\.yaml:\d+:1 error unknown-key/);
  expect(contents(outDir)).toEqual(before);
  expect(existsSync(`${outDir}.staging`)).toBe(false);
});

it("builds parts that come to the bytes of one build when they are copied into one folder", async () => {
  expect((await vitrine("build")).code).toBe(0);
  const whole = contents(outDir);
  const part = join(folder, "part");
  // Each part's folder holds another build, with another description of how to serve it.
  cpSync(outDir, part, { recursive: true });
  const joined = join(folder, "joined");
  for (const index of [1, 2, 3]) {
    cpSync(`${outDir}.hosting`, `${part}.hosting`, { recursive: true });
    writeFileSync(join(`${part}.hosting`, "hosting.json"), "{");
    expect((await vitrine("build", "--shard", `${index}/3`, "--out", part)).code).toBe(0);
    const files = Object.keys(contents(part));
    expect(files.every((file) => /\.html(?:\.br|\.gz)?$/.test(file))).toBe(index > 1);
    expect(files.filter((file) => existsSync(join(joined, file)))).toEqual([]);
    expect(contents(`${part}.hosting`)).toEqual(contents(`${outDir}.hosting`));
    cpSync(part, joined, { recursive: true });
  }
  expect(contents(joined)).toEqual(whole);
});

it.each([
  ["record of the bundle", breakBundleRecord],
  ["table of records", breakRecords],
])("bundles again where the store's %s is damaged, once, to the same bytes", async (_, damage) => {
  const small = mkdtempSync(join(folder, "small-"));
  const cache = join(small, ".vitrine");
  copySmallSite(small);
  copyBuilt(cache);
  const build = async () => {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const code = await siteCommand(["build", "--content", small]);
    const said = written.mock.calls.join("");
    written.mockRestore();
    return { code, said };
  };
  const edit = () => appendFileSync(join(small, "facts.yaml"), "# …\n");
  await build();
  const before = contents(join(small, "dist"));
  damage(join(cache, "content.db"));
  edit();
  expect(await build()).toMatchObject({ code: 0, said: expect.stringContaining("templates bundled") });
  expect(contents(join(small, "dist"))).toEqual(before);
  edit();
  expect(await build()).toMatchObject({ code: 0, said: expect.stringContaining("templates from cache") });
});

function breakBundleRecord(file: string): void {
  writeFileSync(file, readFileSync(file, "latin1").replaceAll('"scripts":', '"scraps!":'), "latin1");
}

/** Overwrites the first page of the table of memos, which SQLite notices. */
function breakRecords(file: string): void {
  const store = new DatabaseSync(file);
  const table = store.prepare("select rootpage as page from sqlite_schema where name = 'memo'").get();
  const size = Number(store.prepare("pragma page_size").get()?.["page_size"]);
  store.close();
  const end = Number(table?.["page"]) * size;
  writeFileSync(file, readFileSync(file).fill(0xff, end - size, end));
}
