// A page made of the texts that waited since its check is the page made of its file.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadFile } from "../1-load/load-content.ts";
import { mediaIn } from "../generate-from-disk.ts";
import { communeRegistry } from "../registry/commune-registry.ts";
import { openDrafts, readDraft, writeDrafts } from "./draft-file.ts";
import { digestOf, draftOf } from "./inspect-zone.ts";
import { pageMaker } from "./zone-pages.ts";
import { basisOf, FOUNDATIONS, type ZoneWorld } from "./zone-world.ts";

const contentDir = join(import.meta.dirname, "../../../../content");
const folder = mkdtempSync(join(tmpdir(), "vitrine-drafts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const registry = communeRegistry();
const world: ZoneWorld = {
  contentDir,
  foundations: new Map(FOUNDATIONS.map((path) => [path, readFileSync(join(contentDir, path))])),
  pictures: mediaIn(contentDir).pictures,
  settings: {},
  encoding: undefined,
  drawing: "drawing",
  release: false,
};
const { basis, folder: content } = basisOf(world, registry);
const loaded = readdirSync(join(contentDir, "zones")).map((name) => loadFile(content, `zones/${name}`));
const drafted = loaded.map((file) => draftOf(file, basis));
const drafts = openDrafts(folder);

it("leaves no file behind", () => {
  expect(readdirSync(folder)).toEqual([]);
});

it("digests a file alike with its texts and without", () => {
  for (const [i, file] of loaded.entries()) {
    const { texts: _, ...stored } = drafted[i] as (typeof drafted)[number];
    expect(digestOf(file, basis)).toEqual(stored);
  }
});

it("makes the same page of its file and of its texts", () => {
  const places = writeDrafts(
    drafts,
    drafted.map(({ texts }) => texts),
  );
  const make = pageMaker(world);
  for (const [i, { path }] of loaded.entries()) {
    const stored = drafted[i];
    const commune = registry.byInsee(stored?.digest.outline?.insee ?? "");
    if (stored === undefined || commune === undefined) throw new Error(`${path} is of no commune.`);
    const surroundings = { neighbours: [], department: undefined, tiles: undefined };
    const place = { commune, name: commune.name, route: path };
    const job = { path, hash: stored.hash, place, surroundings };
    expect(JSON.stringify(make({ ...job, draft: places[i] }))).toBe(JSON.stringify(make(job)));
  }
});

it("has no place for a page without texts, and notices a file that was cut", () => {
  const [none, place] = writeDrafts(drafts, [undefined, drafted[0]?.texts]);
  expect(none).toBeUndefined();
  if (place === undefined) throw new Error("The texts have no place.");
  expect(readDraft(place)).toEqual(JSON.parse(JSON.stringify(drafted[0]?.texts)));
  expect(() => readDraft({ ...place, length: place.length + 1 })).toThrow("ends too soon");
});
