// Properties of the real content as a whole, whatever its texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { registry } from "./real-communes.ts";
import { fakeEnvironment } from "./fake-environment.ts";
import { readTree } from "./read-tree.ts";
import { type Planned, temporaryPlans } from "./temporary-plans.ts";

const WORKSPACE = join(import.meta.dirname, "../../..");
const CONTENT = join(WORKSPACE, "content");
const files = readTree(CONTENT);
const { planOf, contentOf } = temporaryPlans({
  overrides: { registry, dictionary: fakeEnvironment.dictionary },
});

const errorsOf = ({ diagnostics }: Planned) => diagnostics.filter(({ severity }) => severity === "error");
const pageOf = ({ modules }: Planned, route: string) =>
  modules?.find((page) => page.route === route)?.text ?? "";

describe("the real content", () => {
  let first: Planned;
  beforeAll(async () => {
    first = await planOf(CONTENT);
  });

  it("has no error", () => {
    expect(errorsOf(first)).toEqual([]);
    expect(first.modules?.length).toBeGreaterThan(30);
  });

  it("gives the same bytes the second time", async () => {
    expect((await planOf(CONTENT)).modules).toEqual(first.modules);
  });

  it("gives the same bytes in any order of its files", async () => {
    const list = [...files];
    const turned = [...list.slice(17), ...list.slice(0, 17)].toReversed();
    const shuffled = await planOf(contentOf(turned));
    expect(shuffled.modules).toEqual(first.modules);
    expect(shuffled.diagnostics).toEqual(first.diagnostics);
  });

  it("leaves no unfilled reference in a module", () => {
    for (const { text } of first.modules ?? []) expect(text).not.toContain("${");
  });
});

describe("a new file in zones/", () => {
  const path = "zones/issy-les-moulineaux.yaml";
  const route = "/issy-les-moulineaux";
  let before: Planned;
  let after: Planned;
  beforeAll(async () => {
    const without = [...files].filter(([name]) => name !== path);
    before = await planOf(contentOf(without));
    const bytes = readFileSync(join(WORKSPACE, "docs/examples/issy-les-moulineaux.yaml"));
    after = await planOf(contentOf([...without, [path, bytes]]));
  });

  it("makes a page", () => {
    expect(errorsOf(after)).toEqual([]);
    expect(pageOf(before, route)).toBe("");
    expect(pageOf(after, route)).toContain('"h1": "Entreprise de nettoyage à Issy-les-Moulineaux"');
  });

  it("is in the sitemap", () => {
    expect(after.site?.pages.find((page) => page.route === route)?.indexed).toBe(true);
  });

  it("is in the groups of /zones", () => {
    expect(pageOf(before, "/zones")).not.toContain(route);
    expect(pageOf(after, "/zones")).toContain(`"route": "${route}"`);
  });

  it("is linked from its neighbours, and they from it", () => {
    for (const neighbour of ["/boulogne-billancourt", "/paris-15"]) {
      expect(pageOf(before, neighbour)).not.toContain(route);
      expect(pageOf(after, neighbour)).toContain(`"route": "${route}"`);
      expect(pageOf(after, route)).toContain(`"route": "${neighbour}"`);
    }
  });

  it("does not change pages without a link to it", () => {
    const changed = after.modules?.filter(({ route: other, text }) => pageOf(before, other) !== text);
    const unconcerned = changed?.filter(({ text }) => !text.includes(route)).map((page) => page.route);
    expect(unconcerned).toEqual([]);
    expect(changed?.length).toBeLessThan(12);
  });
});
