// What holds for the real content as a whole, whatever it says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentFolder } from "../src/1-load/content-folder.ts";
import type { ContentFolder } from "../src/1-load/load-content.ts";
import { type Generated, generate } from "../src/generate.ts";
import { readMedia } from "../src/media/read-media.ts";
import { communeRegistry } from "../src/communes/commune-registry.ts";

const WORKSPACE = join(import.meta.dirname, "../../..");
const content = contentFolder(join(WORKSPACE, "content"));
const inputs = {
  registry: communeRegistry(),
  ...readMedia(join(WORKSPACE, "content")),
  settings: {},
};
const made = (folder: ContentFolder) => generate(folder, inputs, { release: false });
const errorsOf = ({ diagnostics }: Generated) => diagnostics.filter(({ severity }) => severity === "error");
const pageOf = ({ modules }: Generated, route: string) =>
  modules?.pages.find((page) => page.route === route)?.text ?? "";

describe("the real content", () => {
  const first = made(content);

  it("has no error", () => {
    expect(errorsOf(first)).toEqual([]);
    expect(first.modules?.pages.length).toBeGreaterThan(30);
  });

  it("gives the same bytes the second time", () => {
    expect(made(content).modules).toEqual(first.modules);
  });

  it("gives the same bytes in whatever order its files are listed", () => {
    const list = content.list();
    const turned = [...list.slice(17), ...list.slice(0, 17)].toReversed();
    const shuffled = made({ ...content, list: () => turned });
    expect(shuffled.modules).toEqual(first.modules);
    expect(shuffled.diagnostics).toEqual(first.diagnostics);
  });

  it("leaves no placeholder in a module but those that are reported", () => {
    for (const { text } of first.modules?.pages ?? []) expect(text).not.toContain("${");
  });
});

describe("a new file in zones/", () => {
  const path = "zones/issy-les-moulineaux.yaml";
  const route = "/issy-les-moulineaux";
  const without = { ...content, list: () => content.list().filter((name) => name !== path) };
  const bytes = readFileSync(join(WORKSPACE, "docs/examples/issy-les-moulineaux.yaml"));
  const before = made(without);
  const after = made({
    list: () => [...without.list(), path],
    read: (name) => (name === path ? bytes : content.read(name)),
  });

  it("makes a page", () => {
    expect(errorsOf(after)).toEqual([]);
    expect(pageOf(before, route)).toBe("");
    expect(pageOf(after, route)).toContain('h1: "Entreprise de nettoyage à Issy-les-Moulineaux"');
  });

  it("is in the sitemap", () => {
    expect(after.modules?.pages.find((page) => page.route === route)?.indexed).toBe(true);
  });

  it("is in the groups of /zones", () => {
    expect(pageOf(before, "/zones")).not.toContain(route);
    expect(pageOf(after, "/zones")).toContain(`route: "${route}"`);
  });

  it("is linked from its neighbours, and they from it", () => {
    for (const neighbour of ["/boulogne-billancourt", "/paris-15"]) {
      expect(pageOf(before, neighbour)).not.toContain(route);
      expect(pageOf(after, neighbour)).toContain(`route: "${route}"`);
      expect(pageOf(after, route)).toContain(`route: "${neighbour}"`);
    }
  });

  it("leaves the pages alone that don't speak of it", () => {
    const changed = after.modules?.pages.filter(({ route: other, text }) => pageOf(before, other) !== text);
    const unconcerned = changed?.filter(({ text }) => !text.includes(route)).map((page) => page.route);
    // The places of its département that now have a nearer neighbour than before may drop one.
    expect(unconcerned).toEqual([]);
    expect(changed?.length).toBeLessThan(12);
  });
});
