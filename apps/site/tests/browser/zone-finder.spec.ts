import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { communeRegistry } from "@vitrine/generator/commune-registry";
import { communeSlug } from "@vitrine/generator/find-communes";
import { finderFiles } from "@vitrine/generator/finder-files";
import type { FinderPlace } from "@vitrine/schema/page-props";
import { paths } from "../../site-paths.ts";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./site-fixture.ts";

async function awakenedFinder(page: Page) {
  await page.goto("/zones");
  const finder = page.locator("#zone-finder");
  await finder.getByRole("searchbox").focus();
  await expect(page.locator("is-land[ready]")).toHaveCount(1);
  return { finder, field: finder.getByRole("searchbox") };
}

test("answers as one types, and says yes to a place without a page, with the nearest page and the quote", async ({
  page,
}) => {
  const { finder, field } = await awakenedFinder(page);
  await field.fill("levalois");
  await expect(finder.getByText(/^Aucune commune desservie à ce nom\. Nous intervenons/)).toBeVisible();
  await expect(finder.getByRole("link")).toHaveCount(0);
  await field.fill("perret");
  await expect(finder.getByRole("link", { name: "Levallois-Perret" })).toHaveAttribute(
    "href",
    "/levallois-perret",
  );
  await field.fill("75016");
  await expect(finder.getByRole("listitem")).toHaveText(["Paris\u00a016e"]);
  await field.fill("94270");
  await expect(finder.getByText("Oui, nous intervenons au Kremlin-Bicêtre.")).toBeVisible();
  await expect(finder.getByText("La page la plus proche")).toContainText("Paris\u00a013e");
  await expect(finder.getByRole("link")).toHaveCount(2);
  await field.fill("lilas");
  await expect(finder.getByText("Oui, nous intervenons aux Lilas.")).toBeVisible();
  await field.fill("paris");
  await expect(finder.getByRole("listitem")).toHaveCount(8);
});

test("answers what was typed before it woke", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/zone-finder-*");
  await page.goto("/zones");
  const finder = page.locator("#zone-finder");
  await finder.getByRole("searchbox").fill("levallois");
  come();
  await expect(finder.getByRole("link", { name: "Levallois-Perret" })).toBeVisible();
  await expect(finder.getByRole("searchbox")).toHaveValue("levallois");
});

test("answers the site's search action", async ({ page }) => {
  await page.goto("/?q=clichy#zones");
  const answers = page.locator("#zone-finder").getByRole("listitem");
  await expect(answers.first()).toHaveText("Clichy");
  await expect(page.locator("#zones")).toBeInViewport();
  await page.goto("/?q=montreuil#zones");
  await expect(answers.first()).toContainText("Oui, nous intervenons à Montreuil.");
  await expect(answers.first().getByRole("link")).toHaveText("Paris\u00a020e");
});

test("says so when the places can't be fetched, and tries again at the next letter", async ({ page }) => {
  await page.route("**/assets/places.*.json", (route) => route.abort());
  const { finder, field } = await awakenedFinder(page);
  await field.fill("clichy");
  await expect(finder.getByRole("status")).toHaveText(/La recherche ne répond pas/);
  await page.unroute("**/assets/places.*.json");
  await field.fill("clichy-");
  await field.fill("clichy");
  await expect(finder.getByRole("listitem").first()).toHaveText("Clichy");
});

/**
 * The finder's files for a site with a page for every commune of France, mapped to the site's own address.
 */
function allCommunes() {
  const places = communeRegistry()
    .all()
    .map((commune): FinderPlace => [
      commune.name,
      commune.postalCodes.join(" "),
      `/${communeSlug(commune)}-${commune.insee.toLowerCase()}`,
    ]);
  const { address, files } = finderFiles(places);
  return { first: address, texts: new Map(files.map(({ address: at, text }) => [at, text])) };
}

test("fetches no more of very many places than what is typed needs", async ({ page }) => {
  const { first, texts } = allCommunes();
  let bytes = 0;
  let isDown = false;
  await page.route("**/assets/places*.json", async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = texts.get(pathname) ?? texts.get(first) ?? "";
    if (isDown) return route.abort();
    bytes += Buffer.byteLength(body);
    return route.fulfill({ body, contentType: "application/json" });
  });
  const { finder, field } = await awakenedFinder(page);
  await field.pressSequentially("saint-");
  await expect(finder.getByRole("status")).toHaveText("Beaucoup de lieux commencent ainsi : précisez.");
  await expect(finder.getByRole("link", { name: "Je demande" })).toHaveCount(0);
  await field.pressSequentially("denis");
  await expect(finder.getByRole("link", { name: "Saint-Denis 93200" })).toHaveAttribute(
    "href",
    "/saint-denis-93066",
  );
  expect(bytes).toBeLessThanOrEqual(20_000);
  isDown = true;
  await field.fill("75016");
  await expect(finder.getByRole("status")).toHaveText(/La recherche ne répond pas/);
  isDown = false;
  await field.fill("7501");
  await field.fill("75016");
  await expect(finder.getByRole("listitem")).toHaveText(["Paris 16e Arrondissement"]);
});

test("the keyboard goes through the tiles and follows one", async ({ page }) => {
  await page.goto("/zones");
  const map = page.getByRole("navigation", { name: /la carte$/ });
  await map.getByRole("link", { name: "Paris 17e" }).focus();
  await page.keyboard.press("Tab");
  await expect(map.getByRole("link", { name: "Paris 18e" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/paris-18$/);
});

test("a local page shows its place among its neighbours", async ({ page }) => {
  await page.goto("/clichy");
  const map = page.getByRole("navigation", { name: "Autour de Clichy" });
  await expect(map.locator("[aria-current]")).toContainText("Clichy");
  await expect(map.getByRole("link")).toHaveText(["Levallois-Perret", "Paris 17e", "Paris 18e"]);
  await expect(map.getByText("Bois-Colombes")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(map.getByText("Bois-Colombes")).toBeHidden();
  await expect(map.getByText("Gennevilliers")).toBeVisible();
  await map.getByRole("link", { name: "Levallois-Perret" }).click();
  await expect(page).toHaveURL(/\/levallois-perret$/);
});

test("does not fetch React before the finder is used", async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    "request",
    (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname),
  );
  await page.goto("/zones");
  await page.locator("#zone-finder").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const own = /^\/assets\/(?:page|logo-strip)-/;
  expect(scripts.filter((script) => !own.test(script))).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  const { length } = readdirSync(`${paths.content}/zones`);

  const asksNothing = async (page: Page) => {
    const zones = page.locator("#zones");
    await expect(zones.locator("input")).toBeHidden();
    await expect(zones.locator("button")).toBeHidden();
    await expect(zones.locator("noscript p")).toBeVisible();
  };

  test("lists every place by département, and on the map, and asks nothing", async ({ page }) => {
    await page.goto("/zones");
    await asksNothing(page);
    for (const department of await page.locator("#zones summary").all()) await department.click();
    await expect(page.locator("#zones").getByRole("listitem")).toHaveCount(142);
    await expect(page.locator("#zones").getByRole("listitem").getByRole("link")).toHaveCount(length);
    await expect(page.locator("#zones").getByRole("heading", { level: 3 })).toHaveText([
      "Paris 75",
      "Hauts-de-Seine 92",
      "Seine-Saint-Denis 93",
      "Val-de-Marne 94",
    ]);
    await expect(page.getByRole("navigation", { name: /la carte$/ }).getByRole("link")).toHaveCount(length);
  });

  test("shows the local pages on the home page's map, leads to all places, and asks nothing", async ({
    page,
  }) => {
    await page.goto("/?q=clichy#zones");
    const zones = page.locator("#zones");
    await asksNothing(page);
    await expect(zones.getByRole("navigation").getByRole("link")).toHaveCount(length);
    await zones.getByRole("link", { name: "Toutes les zones" }).click();
    await expect(page).toHaveURL(/\/zones$/);
  });

  test("the map opens on Paris on a phone", async ({ context }) => {
    const opens = async (route: string, width: number) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 740 });
      await page.goto(route);
      const map = page.getByRole("navigation", { name: /la carte$/ });
      // The scroll position is set with a frame, which may come after the page has loaded.
      await expect(async () => {
        for (const number of ["16", "1er", "11"]) {
          const tile = map.getByRole("link", { name: new RegExp(`^Paris\\s${number}e?$`) });
          const { x = -1, width: size = 0 } = (await tile.boundingBox()) ?? {};
          expect(x, `${number} on ${route}`).toBeGreaterThanOrEqual(0);
          expect(x + size, `${number} on ${route}`).toBeLessThanOrEqual(width);
        }
      }).toPass({ timeout: 20_000 });
      await page.waitForTimeout(1200);
      const scroll = map.locator("> div").first();
      await scroll.evaluate((window) => window.scrollTo({ left: 0 }));
      expect(await scroll.evaluate((window) => window.scrollLeft)).toBe(0);
    };
    await Promise.all(["/", "/zones"].flatMap((route) => [320, 360].map((width) => opens(route, width))));
  });
});

test("nothing of the map vanishes where the reader chooses the colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/zones");
  const map = page.getByRole("navigation", { name: /la carte$/ });
  const edges = await map.locator("is-land :is(span, a)").evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const [own, drawn] = [getComputedStyle(tile), getComputedStyle(tile, "::before")];
      if (drawn.content !== "none") return `${drawn.borderTopStyle} ${drawn.borderTopColor}`;
      return own.outlineStyle === "none" ? [] : `${own.outlineStyle} ${own.outlineColor}`;
    }),
  );
  expect(edges.length).toBeGreaterThanOrEqual(69);
  expect(new Set(edges.map((edge) => edge.split(" ")[0]))).toEqual(new Set(["solid"]));
  expect(edges.filter((edge) => /rgba\(0, 0, 0, 0\)|rgb\(0, 0, 0\)/.test(edge))).toEqual([]);
});
