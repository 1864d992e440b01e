import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./site-fixture.ts";

const TEMPLATES = [
  "/",
  "/zones",
  "/nettoyage-bureaux-paris",
  "/paris/entreprise-de-nettoyage",
  "/nettoyage-professionnel",
  "/service-nettoyage-bureaux",
  "/demande-devis",
  "/clichy",
  "/paris-3",
  "/cabinets-medicaux",
  "/politique-confidentialite",
  "/nulle-part",
];

for (const route of TEMPLATES) {
  for (const width of [320, 1440]) {
    test(`${route} at ${width} px: accessible, nothing wider than the screen, nothing wrong in the console`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on(
        "console",
        (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
      );
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route, { waitUntil: "networkidle" });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
      if (route !== "/nulle-part") expect(complaints).toEqual([]);
    });
  }
}

test("an unknown address gets the 404 page, with status 404, and its path in the console", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const response = await page.goto("/nulle-part");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  expect(logged.join("\n")).toContain("/nulle-part");
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/clichy");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await skip.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
