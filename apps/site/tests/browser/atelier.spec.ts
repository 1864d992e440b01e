// The atelier on a copy of the real content: the table, the sheets, the similarity, the map, all by keyboard.
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expect, test } from "./dev-fixture.ts";

test.describe.configure({ mode: "serial" });

/** The visible addresses in the table. */
const shownRoutes = (page: Page) => page.locator("#pages tbody tr:not([hidden]) th a").allTextContents();
const column = (page: Page, name: string) => page.getByRole("columnheader", { name }).getByRole("button");

test("lists, sorts and filters every page, and is accessible narrow and wide", async ({ page, dev }) => {
  // It waits for the server to weigh every page.
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${dev.url}/__vitrine`);
  const routes = await shownRoutes(page);
  expect(routes).toEqual(expect.arrayContaining(["/", "/clichy", "/zones", "/politique-confidentialite"]));

  await test.step("each page has its words and its weight", async () => {
    const clichy = page
      .getByRole("row")
      .filter({ has: page.getByRole("link", { name: "/clichy", exact: true }) });
    await expect(clichy.first()).toContainText("92 Hauts-de-Seine");
    // The server renders and compresses every page to weigh it: seconds of work.
    await expect(clichy.first()).toContainText(/\d ko$/, { timeout: 100_000 });
    await expect(page.locator("td[data-words], td[data-bytes]", { hasText: "…" })).toHaveCount(0);
  });

  await test.step("nothing is wider than the window", async () => {
    for (const width of [768, 1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("it lists by kind what check --release refuses, with the places", async () => {
    const kind = page
      .locator("#mise-en-ligne")
      .locator("details", { hasText: "Identifiants de mesure inventés" });
    await expect(kind.locator("summary")).toHaveText("Identifiants de mesure inventés\u00a0: 1");
    await kind.locator("summary").click();
    await expect(kind.getByRole("link")).toHaveText(/^site\.yaml:\d+:\d+$/);
  });

  await test.step("it colours the map's 142 places by what they have", async () => {
    const map = page.getByRole("region", { name: "Carte des lieux" });
    await expect(map.getByRole("link")).toHaveCount(24);
    await expect(page.locator("#carte li")).toContainText([
      "24 pages",
      "118 lieux prévus, encore sans page",
      "aucun lieu",
    ]);
    await expect(map.getByText("Aubervilliers")).toHaveAttribute("title", "Aubervilliers, 93001");
  });

  await test.step("it sorts by key", async () => {
    const weights = async () =>
      (await page.locator("td[data-bytes]").allTextContents()).map((text) =>
        Number.parseFloat(text.replace(",", ".")),
      );
    await column(page, "Poids").press("Enter");
    await expect(page.getByRole("columnheader", { name: "Poids" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    expect(await weights()).toEqual((await weights()).toSorted((a, b) => b - a));
    await column(page, "Poids").press("Enter");
    expect(await weights()).toEqual((await weights()).toSorted((a, b) => a - b));
  });

  await test.step("it filters by zone and text, and the address keeps both", async () => {
    await page.getByLabel("Zone").selectOption("92 Hauts-de-Seine");
    const hautsDeSeine = ["/boulogne-billancourt", "/clichy", "/levallois-perret", "/neuilly-sur-seine"];
    expect((await shownRoutes(page)).toSorted()).toEqual(hautsDeSeine);
    await page.getByLabel("Adresse ou titre").fill("CLICHY");
    expect(await shownRoutes(page)).toEqual(["/clichy"]);
    await expect(page.getByRole("status")).toContainText(/^1 sur \d+ pages$/);
    await page.reload();
    await expect(page.getByRole("status")).toContainText(/^1 sur \d+ pages$/);
    expect(await shownRoutes(page)).toEqual(["/clichy"]);
  });
  expect(complaints).toEqual([]);
});

test("a page's sheet has its previews, problems, sources and facts", async ({ page, dev }) => {
  const clichy = join(dev.content, "zones/clichy.yaml");
  const good = await readFile(clichy, "utf8");
  await appendFile(clichy, "values:\n  title: Vrai\n  text: '[[à écrire]] ${tarif-horaire}'\n");
  await expect(async () => {
    await page.goto(`${dev.url}/__vitrine?problemes=`);
    expect(await shownRoutes(page)).toContain("/clichy");
  }).toPass();
  await page.getByRole("link", { name: "/clichy", exact: true }).first().press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "/clichy" })).toBeVisible();
  const part = (name: string) => page.getByRole("region", { name });
  await expect(part("Dans une page de résultats")).toContainText("www.hop-et-net.example › clichy");
  await expect(part("Dans une page de résultats")).toContainText("Entreprise de nettoyage à Clichy");
  const picture = part("Sur un réseau social").getByRole("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(part("Problèmes")).toContainText("placeholder-left");
  await expect(part("Problèmes").locator("pre").first()).toContainText("^^^^");
  await expect(part("Sources").getByRole("link", { name: "content/zones/clichy.yaml" })).toHaveAttribute(
    "href",
    /^vscode:\/\/file\/.+\/zones\/clichy\.yaml:1:1$/,
  );
  await expect(part("Faits")).toContainText("tarif-horaire");
  expect(await axeViolations(page)).toEqual([]);
  // The tests of this worker share the content, and a page with a placeholder stands in no list.
  await writeFile(clichy, good);
});

test("shows how alike the local pages are, from the doorway guard's figures", async ({ page, dev }) => {
  const [clichy, levallois] = [
    join(dev.content, "zones/clichy.yaml"),
    join(dev.content, "zones/levallois-perret.yaml"),
  ];
  const good = await readFile(levallois, "utf8");
  const intro = /^intro: >-\n(?: {2}.+\n)+/m;
  const [copied = ""] = intro.exec(await readFile(clichy, "utf8")) ?? [];
  await page.goto(`${dev.url}/__vitrine#ressemblances`);
  const cell = page.locator('#ressemblances td[title^="Clichy et Levallois"]');
  await expect(cell).toHaveText("");
  await writeFile(
    levallois,
    good.replace(intro, () => copied),
  );
  await expect(cell).toHaveText(/^\d+$/);
  await page.getByText(/^Les \d+ paires les plus proches$/).click();
  await expect(page.locator("#ressemblances ol li").first()).toContainText("Clichy");
  await expect(page.locator("#ressemblances ol li").first()).toContainText("Levallois-Perret");
  await writeFile(levallois, good);
});
