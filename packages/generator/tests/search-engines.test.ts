import { expect, it } from "vitest";
import type { Settings } from "../src/3-resolve/settings.ts";
import { base } from "./base-content.ts";
import { fakeEnvironment } from "./fake-environment.ts";
import { temporaryPlans } from "./temporary-plans.ts";

const { planOf, contentOf } = temporaryPlans({ overrides: fakeEnvironment });
const FINDER = "  - type: zone-finder\n    id: zones\n    title: Où ?\n    label: Commune\n";

type Files = Readonly<Record<string, (text: string) => string>>;

/** Plans the base with some files changed. */
const planWith = (changes: Files, settings: Settings = {}) =>
  planOf(contentOf([...base].map(([name, text]) => [name, changes[name]?.(text) ?? text])), { settings });

/** The address of the search that the structured data promises. */
async function searchAddress(changes: Files): Promise<unknown> {
  const { site } = await planWith(changes);
  const node = site?.model.graph.find((one) => one["@type"] === "WebSite");
  return (node?.["potentialAction"] as { target: { urlTemplate: string } } | undefined)?.target.urlTemplate;
}

it("are promised a search on the home page where a finder is, else on the page of all zones", async () => {
  const url = "https://www.hop-et-net.invalid";
  const withFinder = { "pages/accueil.yaml": (text: string) => text + FINDER };
  expect(await searchAddress(withFinder)).toBe(`${url}/?q={search_term_string}#zones`);
  expect(await searchAddress({})).toBe(`${url}/zones?q={search_term_string}#zones`);
});

const leave = (from: string) => (text: string) => text.replace(from, `${from} [[à compléter]]`);

it("and lists know nothing of a page that is still to be filled in", async () => {
  const { site, modules } = await planWith({
    "zones/clichy.yaml": leave("Entre le quai"),
    "sectors/nettoyage-immeuble.yaml": leave("La porte cochère"),
  });
  const indexed = site?.pages.flatMap((page) => (page.indexed ? [page.route] : []));
  expect(indexed).toEqual([
    "/",
    "/demande-devis",
    "/levallois-perret",
    "/mentions-legales",
    "/politique-confidentialite",
    "/zones",
  ]);
  expect(site?.model).toMatchObject({ sectors: [], mainZones: [{ route: "/levallois-perret" }] });
  expect(JSON.stringify(site?.data)).not.toContain("/clichy");
  const [clichy, levallois] = ["clichy", "levallois-perret"].map(
    (slug) => modules?.find(({ path }) => path.includes(slug))?.text,
  );
  expect(clichy).toContain('"robots": "noindex, follow"');
  expect(clichy).toContain('"jsonLd": []');
  expect(levallois).not.toContain('"/clichy"');
});

it("may list no page of a staging build", async () => {
  const { site, modules } = await planWith({}, { VITRINE_STAGING: "1" });
  expect(site?.model.staging).toBe(true);
  expect(site?.pages.filter((page) => page.indexed)).toEqual([]);
  expect(modules?.filter(({ text }) => !text.includes('"robots": "noindex, follow"'))).toEqual([]);
});
