// What is kept from one run to the next must never show: after any change, the same as a first run gives.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { emitPage } from "../src/5-emit/emit-page.ts";
import { emitSite } from "../src/5-emit/emit-site.ts";
import { generateFromDisk, generatorOnDisk } from "../src/generate-from-disk.ts";
import { SiteOnRequest } from "../src/generate-on-request.ts";

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

/** Every file under the content folder with what changes when it does. */
const stamps = () =>
  new Map(
    readdirSync(contentDir, { recursive: true, encoding: "utf8" }).flatMap((path) => {
      const stats = statSync(file(path));
      return stats.isFile() ? [[path, `${stats.ctimeMs} ${stats.size}`] as const] : [];
    }),
  );
const changedBy = (change: () => void) => {
  const before = stamps();
  change();
  const after = stamps();
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
};
const pageText = (site: SiteOnRequest, route: string) => {
  const page = site.page(route);
  return page && emitPage(page);
};
const onRequest = new SiteOnRequest({ contentDir, cacheDir: folder, settings: {} });
const routes = new Set<string>();

it("makes a page on request before it is known where the others are, and again when it is", async () => {
  expect(pageText(onRequest, "/clichy")).toContain("neighbours: []");
  await onRequest.findPlaces();
  expect(pageText(onRequest, "/clichy")).toContain('route: "/levallois-perret"');
});

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
  onRequest.look(changedBy(change));
  const kept = again(media);
  const modulesDir = join(folder, "fresh");
  const fresh = generateFromDisk({ contentDir, modulesDir, settings: {}, release: false });
  expect(kept.diagnostics).toEqual(fresh.diagnostics);
  expect(kept.modules).toEqual(fresh.modules);
  expect(kept.compared.map(({ text }) => text)).toEqual(fresh.compared.map(({ text }) => text));
  // With an error both folders stay as they were.
  expect(modulesIn(join(folder, "again"))).toEqual(modulesIn(modulesDir));

  for (const { route } of fresh.pages) routes.add(route);
  const made = new Map([...routes].map((route) => [route, pageText(onRequest, route)]));
  const errors = ({ severity }: { severity: string }) => severity === "error";
  expect(onRequest.diagnostics.filter(errors)).toEqual(fresh.diagnostics.filter(errors));
  if (fresh.modules === undefined) return;
  const texts = new Map(fresh.modules.pages.map(({ route, text }) => [route, text]));
  expect(made).toEqual(new Map([...routes].map((route) => [route, texts.get(route)])));
  const { site, data } = onRequest.resolved ?? {};
  expect(site && emitSite(site)).toBe(fresh.modules.site);
  expect(data).toEqual(fresh.modules.data);
});

it("keeps the module of a page that a change does not touch, as the same object", () => {
  const before = again(false).modules?.pages.find(({ route }) => route === "/paris-7");
  edit("zones/paris-8.yaml", /^intro: >-\n/m, "intro: >-\n  Ici.\n");
  const after = again(false).modules?.pages.find(({ route }) => route === "/paris-7");
  expect(after).toBe(before);
});
