// Settings of site.yaml: a site without tools, a site with one tool, and a site that needs no consent.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { serveSite } from "../../serve/serve-site.ts";
import { vitrine } from "../../build/vitrine-command.ts";
import { copySmallSite } from "../copy-content.ts";
import { expect, layer, press, sendLead, test as base } from "./consent-fixture.ts";
import { kept, toldTags } from "./tag-stand-ins.ts";

/** The smallest site with values under `tracking`, built with the bundle of the run's shared build. */
const test = base.extend<{ tracking: string; address: string }>({
  tracking: ["", { option: true }],
  address: async ({ tracking, built }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-tracking-"));
    const content = join(folder, "content");
    copySmallSite(content, tracking);
    const outDir = join(folder, "dist");
    const command = ["build", "--content", content, "--out", outDir, "--cache", built.cacheDir];
    expect(await vitrine(command)).toBe(0);
    const site = await serveSite(outDir, 0);
    await use(site.url);
    await site.close();
    await rm(folder, { recursive: true });
  },
});
// Builds with the same cache wait for each other, so one worker runs them all.
test.describe.configure({ mode: "default" });
// Each test builds a site.
test.beforeEach(() => test.slow());

const cookiesButton = (page: Page) => page.getByRole("button", { name: "Cookies" });

test("without any tool nothing is asked, nothing is stored, and no word of cookies is shown", async ({
  page,
  address,
  outside,
}) => {
  await page.goto(`${address}/tarifs?gclid=abc`, { waitUntil: "networkidle" });
  await expect(layer(page)).toHaveCount(0);
  await expect(cookiesButton(page)).toHaveCount(0);
  await expect(page.locator("footer").getByText("Cookies")).toHaveCount(0);
  await page.getByRole("link", { name: "Une visite" }).first().click();
  await expect(page).toHaveURL(/\/demande\?gclid=abc&/);
  await expect(page.locator("input[name=gclid]")).toHaveValue("abc");
  expect(await kept(page)).toEqual([]);
  expect(outside.tags).toEqual([]);
});

test.describe("with consent: false", () => {
  test.use({ tracking: "tracking:\n  consent: false\n  meta: '114020142014001'\n" });

  test("nothing is asked, and the tool that has an identifier runs at once", async ({
    page,
    address,
    outside,
  }) => {
    await page.goto(`${address}/tarifs?gclid=abc`);
    await expect(layer(page)).toHaveCount(0);
    await expect(cookiesButton(page)).toHaveCount(0);
    await expect.poll(() => kept(page)).toContain("_fbp");
    await sendLead(page);
    expect((await toldTags(page)).meta.at(-1)).toEqual(["track", "Lead"]);
    expect(await kept(page)).toContain("attribution");
    expect(outside.tags.map((tag) => new URL(tag).host)).toEqual(["connect.facebook.net"]);
  });
});

test.describe("with Google Analytics alone", () => {
  test.use({ tracking: "tracking:\n  analytics: G-H0PN3T2014\n" });

  test("the layer names it alone, and nothing else loads", async ({ page, address, outside }) => {
    await page.goto(`${address}/tarifs`);
    await expect(layer(page)).toContainText("la mesure d’audience (Google Analytics) et la publicité.");
    await expect(layer(page)).not.toContainText("Meta");
    await press(page, "Tout accepter");
    await expect.poll(() => kept(page)).toContain("_ga");
    await sendLead(page);
    await page.waitForLoadState("networkidle");
    expect((await toldTags(page)).google.at(-1)).toEqual([
      "event",
      "generate_lead",
      { send_to: "G-H0PN3T2014" },
    ]);
    const hosts = new Set(outside.tags.map((tag) => new URL(tag).host));
    expect([...hosts].sort()).toEqual(["www.google-analytics.com", "www.googletagmanager.com"]);
  });
});
