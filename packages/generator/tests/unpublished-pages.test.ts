import { expect, it } from "vitest";
import type { PlanOptions } from "../src/plan.ts";
import { base } from "./base-content.ts";
import { fakeEnvironment } from "./fake-environment.ts";
import { temporaryPlans } from "./temporary-plans.ts";

const { planOf, contentOf } = temporaryPlans({ overrides: fakeEnvironment });

/** A folder whose sector and local page say when they are shown; nothing leads to the sector. */
const folder = contentOf(
  new Map([
    ...base,
    ["sectors/nettoyage-immeuble.yaml", `draft: true\n${base.get("sectors/nettoyage-immeuble.yaml")}`],
    [
      "zones/levallois-perret.yaml",
      `publish: 2026-06-01\nexpires: 2026-06-30\n${base.get("zones/levallois-perret.yaml")}`,
    ],
    ["site.yaml", String(base.get("site.yaml")).replace("/nettoyage-immeuble", "/clichy")],
  ]),
);

async function planOn(day: string, options: Partial<PlanOptions> = {}) {
  const overrides = { now: Date.parse(day) };
  const { site, diagnostics } = await planOf(folder, { ...options, overrides });
  return { routes: site?.pages.map(({ route }) => route), site: site?.model, data: site?.data, diagnostics };
}

const ALWAYS = [
  "/",
  "/404",
  "/clichy",
  "/demande-devis",
  "/mentions-legales",
  "/politique-confidentialite",
  "/zones",
];

it.each([
  ["2026-05-31", []],
  ["2026-06-01", ["/levallois-perret"]],
  ["2026-06-30", ["/levallois-perret"]],
  ["2026-07-01", []],
])("has on %s, besides the pages that are always shown: %j", async (day, more) => {
  const { routes, site, data, diagnostics } = await planOn(day);
  expect(diagnostics).toEqual([]);
  expect(routes).toEqual([...ALWAYS, ...more].sort());
  expect(site?.sectors).toEqual([]);
  expect(JSON.stringify(data).includes("/levallois-perret")).toBe(more.length > 0);
});

it("has all pages where drafts are wanted", async () => {
  const { routes, site } = await planOn("2026-05-31", { drafts: true });
  expect(routes).toEqual([...ALWAYS, "/levallois-perret", "/nettoyage-immeuble"].sort());
  expect(site?.sectors).toHaveLength(1);
});

it.each([
  ["2026-05-31", "2026-06-30", []],
  ["2026-06-30", "2026-06-30", []],
  ["2026-07-01", "2026-06-30", ["past-exception"]],
  ["2026-05-31", "2026-07-01", ["broken-link"]],
  ["2026-06-01", "2026-07-01", ["links-to-expiring-page"]],
])("reports on %s, of a notice until %s that leads to a page of its days: %j", async (day, to, codes) => {
  const notice = `notices: [{ text: "[Levallois](/levallois-perret)", from: 2026-06-01, to: ${to} }]\n`;
  const withNotice = contentOf(
    new Map([
      ...base,
      [
        "zones/levallois-perret.yaml",
        `publish: 2026-06-01\nexpires: 2026-06-30\n${base.get("zones/levallois-perret.yaml")}`,
      ],
      ["site.yaml", `${notice}${base.get("site.yaml")}`],
    ]),
  );
  const { diagnostics } = await planOf(withNotice, { overrides: { now: Date.parse(day) } });
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});
