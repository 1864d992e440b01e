// The atelier on a copy of the real content: the list of pages and a page's sheet.
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { axeViolations } from "./axe-violations.ts";
import { expect, test } from "./dev-fixture.ts";

test("lists every page, the worst first, and a page's sheet has its previews, problems, sources and facts", async ({
  page,
  dev,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const clichy = join(dev.content, "zones/clichy.yaml");
  const good = await readFile(clichy, "utf8");
  await appendFile(clichy, "values:\n  title: Vrai\n  text: '[[à écrire]] ${tarif-horaire}'\n");
  const routes = page.locator("tbody th a");
  await expect(async () => {
    await page.goto(`${dev.url}/__vitrine`);
    await expect(page.getByRole("row", { name: /^\/clichy / })).toContainText("avertissement");
  }).toPass();
  expect(await routes.allTextContents()).toEqual(
    expect.arrayContaining(["/", "/clichy", "/zones", "/politique-confidentialite"]),
  );
  const counts = (await page.locator("tbody td:last-child").allTextContents()).map((text) =>
    Number.parseInt(text || "0", 10),
  );
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));

  await test.step("nothing is wider than the window, and all is accessible", async () => {
    for (const width of [768, 1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step("it lists by kind what check --release refuses, with the places", async () => {
    const kind = page
      .getByRole("region", { name: "Avant la mise en ligne" })
      .locator("details", { hasText: "Un outil de mesure a un identifiant inventé" });
    await expect(kind.locator("summary")).toHaveText("Un outil de mesure a un identifiant inventé\u00a0: 1");
    await kind.locator("summary").click();
    await expect(kind.getByRole("link")).toHaveText(/^site\.yaml:\d+:\d+$/);
  });

  await test.step("a page's sheet", async () => {
    await page.getByRole("link", { name: "/clichy", exact: true }).press("Enter");
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
  });
  expect(complaints).toEqual([]);
  // The tests of this worker share the content, and a page with a placeholder stands in no list.
  await writeFile(clichy, good);
});
