import { expect, layer, press, test } from "./consent-fixture.ts";

// The size of an A4 sheet without its margins.
test.use({ viewport: { width: 718, height: 1000 } });
// The logos can be stopped only where they move.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("on paper there is no question about cookies, no menu and no notification", async ({ page }) => {
  await page.goto("/clichy");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  for (const part of [layer(page), menu]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of [layer(page), menu]) await expect(part).toBeHidden();
  await expect(page.getByRole("link", { name: "Hop & Net, accueil" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await press(page, "Tout accepter");
  const notification = page.locator("#notifications > *");
  await expect(notification).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(notification).toBeHidden();
});

test("on paper all testimonials and partners are whole, headings stay with what they announce, and nothing is there to press", async ({
  page,
}) => {
  await page.goto("/");
  const [clients, partners] = [
    page.locator("blockquote"),
    page.locator("ul:not([aria-hidden]) > li > img[src*='/logos/']"),
  ];
  await clients.first().scrollIntoViewIfNeeded();
  const next = page.getByRole("button", { name: "Suivant" }).first();
  const stop = page.getByText("Arrêter le défilement");
  for (const control of [next, stop]) await expect(control).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const control of [next, stop, page.locator("video")]) await expect(control).toBeHidden();
  for (const parts of [clients, partners]) {
    const edges = await parts.evaluateAll((shown) =>
      shown.map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    );
    expect(edges.length).toBeGreaterThan(4);
    expect(edges).not.toContain(false);
  }
  const heading = page.getByRole("heading", { name: "De la demande au premier passage" });
  await expect(heading).toHaveCSS("break-inside", "avoid");
  await expect(heading).toHaveCSS("break-after", "avoid");
});

test("on paper the closing call and a client's case are ink, and a map keeps its grounds", async ({
  page,
}) => {
  await page.goto("/clichy");
  await page.emulateMedia({ media: "print" });
  const call = page.locator("main > div > div", { has: page.locator('a[href^="tel:"]') }).last();
  await expect(call).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(call).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(call.locator("img")).toBeHidden();
  const map = page.getByRole("navigation", { name: "Autour de Clichy" });
  await expect(map.getByRole("link").first()).toHaveCSS("print-color-adjust", "exact");
  await page.goto("/nettoyage-bureaux-paris");
  const theCase = page.locator("main > section", { hasText: "Les lieux" });
  await expect(theCase).toHaveCSS("clip-path", "none");
  await expect(theCase).toHaveCSS("color", "rgb(16, 35, 63)");
});
