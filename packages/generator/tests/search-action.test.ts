import { join } from "node:path";
import { expect, it } from "vitest";
import { fakeWorld } from "./fake-world.ts";
import { readTree } from "./read-tree.ts";
import { temporaryPlans } from "./temporary-plans.ts";

const { planOf, contentOf } = temporaryPlans({ overrides: fakeWorld });
const base = [...readTree(join(import.meta.dirname, "base"))];
const FINDER = "  - type: zone-finder\n    id: zones\n    title: Où ?\n    label: Commune\n";

/** The address of the search that the structured data promises, for content with this after a page's sections. */
async function searchAddress(path: string, added: string): Promise<unknown> {
  const files = base.map(([name, bytes]) => [name, Buffer.from(bytes).toString()] as const);
  const { site } = await planOf(
    contentOf(files.map(([name, text]) => [name, name === path ? text + added : text])),
  );
  const node = site?.site.graph.find((one) => one["@type"] === "WebSite");
  return (node?.["potentialAction"] as { target: { urlTemplate: string } } | undefined)?.target.urlTemplate;
}

it("promises a search on the home page where a finder is, else on the page of all zones", async () => {
  const url = "https://www.hop-et-net.example";
  expect(await searchAddress("pages/accueil.yaml", FINDER)).toBe(`${url}/?q={search_term_string}#zones`);
  expect(await searchAddress("pages/accueil.yaml", "")).toBe(`${url}/zones?q={search_term_string}#zones`);
});
