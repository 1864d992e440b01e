// What is kept from one run to the next must never show: after any change, the same as a first run gives.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { generateFromDisk, generatorOnDisk } from "../src/generate-from-disk.ts";

const WORKSPACE = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "vitrine-again-"));
const contentDir = join(folder, "content");
cpSync(join(WORKSPACE, "content"), contentDir, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const file = (path: string) => join(contentDir, path);
const edit = (path: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file(path), "utf8");
  const edited = text.replace(from, () => to);
  if (edited === text) throw new Error(`${path} has no ${String(from)}.`);
  writeFileSync(file(path), edited);
};
const modulesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      join(parentPath, name).slice(dir.length),
      readFileSync(join(parentPath, name), "utf8"),
    ])
    .sort();

const again = generatorOnDisk({ contentDir, modulesDir: join(folder, "again"), settings: {} });
again(false);

it.each<{ what: string; change: () => void; media?: boolean }>([
  { what: "nothing", change: () => undefined },
  {
    what: "a text of a local page",
    change: () => edit("zones/clichy.yaml", "Clichy fut", "Clichy était"),
  },
  { what: "a file broken", change: () => edit("zones/clichy.yaml", "tagline:", "tagine:") },
  { what: "a file not YAML", change: () => edit("zones/paris-1.yaml", "insee:", "insee: [") },
  { what: "a file mended", change: () => edit("zones/paris-1.yaml", "insee: [", "insee:") },
  { what: "the other mended", change: () => edit("zones/clichy.yaml", "tagine:", "tagline:") },
  { what: "a fact", change: () => edit("facts.yaml", /value: 20$/m, "value: 21") },
  { what: "the site's name", change: () => edit("site.yaml", "name: Hop & Net", "name: Hop & Nette") },
  { what: "a common text", change: () => edit("zone-defaults.yaml", /^h1: /m, "h1: Ici, ") },
  {
    what: "a file added",
    change: () => cpSync(join(WORKSPACE, "docs/examples/issy-les-moulineaux.yaml"), file("zones/issy.yaml")),
  },
  { what: "it renamed", change: () => renameSync(file("zones/issy.yaml"), file("zones/issy-92.yaml")) },
  { what: "it deleted", change: () => rmSync(file("zones/issy-92.yaml")) },
  { what: "a neighbour named", change: () => edit("zones/paris-2.yaml", /^insee/m, "main: true\ninsee") },
  { what: "a map row", change: () => edit("zone-map.yaml", "93031 93079", "93079 93031") },
  { what: "a section", change: () => edit("pages/accueil.yaml", /^title: /m, "title: Ici, ") },
  {
    what: "a picture",
    media: true,
    change: () => {
      const [name = ""] = readdirSync(file("images/zones"));
      rmSync(file(join("images/zones", name)));
    },
  },
])("after a change of $what: what a first run gives", ({ change, media = false }) => {
  change();
  const kept = again(media);
  const modulesDir = join(folder, "fresh");
  const fresh = generateFromDisk({ contentDir, modulesDir, settings: {}, release: false });
  expect(kept.diagnostics).toEqual(fresh.diagnostics);
  expect(kept.modules).toEqual(fresh.modules);
  expect(kept.zones.pairs).toEqual(fresh.zones.pairs);
  expect(kept.zones.own).toEqual(fresh.zones.own);
  // With an error both folders stay as they were.
  expect(modulesIn(join(folder, "again"))).toEqual(modulesIn(modulesDir));
});

it("keeps the module of a page that a change does not touch, as the same object", () => {
  const before = again(false).modules?.pages.find(({ route }) => route === "/paris-7");
  edit("zones/paris-8.yaml", /^intro: >-\n/m, "intro: >-\n  Ici.\n");
  const after = again(false).modules?.pages.find(({ route }) => route === "/paris-7");
  expect(after).toBe(before);
});
