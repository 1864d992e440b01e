// A page of each template in every state, on a phone where it has the state, with its accessibility tree and its focus
// stops. The parts that all pages share are tested on the home page, the question about cookies in
// consent-layer.spec.ts. `npm run access` tests every page in all states at both widths.
import type { Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { focusWalk } from "./focus-walk.ts";
import { type PageState, pageStates } from "./page-states.ts";
import { expect, test } from "./site-fixture.ts";
import { textsCutOff } from "./texts-cut-off.ts";
import { complaintsOf } from "./wake-islands.ts";

// Axe takes seconds for each state of a page.
test.beforeEach(() => test.slow());

const TEMPLATES = {
  home: "/",
  zones: "/zones",
  sections: "/nettoyage-bureaux-paris",
  quote: "/demande-devis",
  zone: "/clichy",
  sector: "/cabinets-medicaux",
  legal: "/accessibilite",
  "not-found": "/nulle-part",
};

/**
 * Pages on which no header, no layer and no edge may hide the focus on a phone, with their least number of
 * stops. Header and footer of the quote page have the stops that these lack.
 */
const MIN_PHONE_STOPS: Readonly<Record<string, number>> = { home: 20, quote: 13, zone: 20 };

/** A page that is resized preloads another size of its picture. `hero-picture.spec.ts` tests the first one. */
const OF_RESIZING = /was preloaded using link preload but not used/;

for (const [name, route] of Object.entries(TEMPLATES))
  test(`${name}: tree and focus stops as expected, accessible in every state, no focus hidden, whole with larger letters`, async ({
    page,
  }) => {
    const isHome = route === TEMPLATES.home;
    // The logos can be stopped only where they move.
    if (isHome) await page.emulateMedia({ reducedMotion: "no-preference" });
    // A film would begin while the focus passes.
    await page.addInitScript(
      () => (HTMLMediaElement.prototype.play = () => Promise.reject(new Error("held"))),
    );
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(route);
    // Islands that wake on load are awake for a visitor who has begun to read.
    await expect(page.locator("is-land[on\\:load]:not([ready])")).toHaveCount(0);
    // React may hydrate the form a moment after its island is ready.
    if (name === "quote") await expect(page.getByRole("combobox")).toBeVisible();
    expect(await page.locator("body").ariaSnapshot()).toMatchSnapshot(`${name}.tree.txt`);
    // Header and footer are walked on the home page.
    const stops = await focusWalk(page, isHome ? "body" : "main");
    expect(stops.filter(({ hidden }) => hidden !== undefined)).toEqual([]);
    expect(stops.map(({ element }) => `${element}\n`).join("")).toMatchSnapshot(`${name}.stops.txt`);
    // Moving logos would be painted anew while axe works.
    if (isHome) await page.getByLabel("Arrêter le défilement").check();
    const states = pageStates.filter(({ isShared }) => isHome || isShared !== true);
    expect(await page.evaluate(textsCutOff)).toEqual([]);
    await walkThroughStates(
      page,
      states.filter(({ isOnlyWide }) => isOnlyWide),
    );

    await page.setViewportSize({ width: 320, height: 640 });
    const fewest = MIN_PHONE_STOPS[name];
    if (fewest !== undefined) {
      const phoneStops = await focusWalk(page, isHome ? "body" : "main");
      expect(phoneStops.length).toBeGreaterThan(fewest);
      expect(phoneStops.filter(({ hidden }) => hidden !== undefined)).toEqual([]);
    }
    await walkThroughStates(page, states);
    // The page for unknown addresses must log its address.
    if (route !== "/nulle-part") expect(complaints.filter((text) => !OF_RESIZING.test(text))).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // For a second, the map has an animation without motion.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.evaluate(spaceTexts);
    expect(await page.evaluate(textsCutOff), "with the text spacing of WCAG 1.4.12").toEqual([]);
    await page.setViewportSize({ width: 640, height: 512 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await page.evaluate(textsCutOff), "with letters twice as large").toEqual([]);
  });

/** Brings the page to each of its states, where axe tests the part that shows it. */
async function walkThroughStates(page: Page, states: readonly PageState[]): Promise<void> {
  for (const { name, within, enter } of states) {
    if (!(await enter(page))) continue;
    expect(await axeViolations(page, { within }), name).toEqual([]);
    expect(await page.evaluate(textsCutOff), name).toEqual([]);
  }
}

/** Runs in the browser: sets the text spacing of WCAG 1.4.12, through a stylesheet that no policy forbids. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
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
