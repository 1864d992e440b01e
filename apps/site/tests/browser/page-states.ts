import type { Page } from "@playwright/test";
import { CONSENT_ID } from "@vitrine/tracking/consent-markup";
import { fillQuote, sendButton } from "./quote-form-page.ts";
import { expect } from "./site-fixture.ts";

/** A state that a visitor can bring a page to. */
export interface PageState {
  readonly name: string;
  /** Selector of the part that shows the state. */
  readonly within: string;
  /** True for a part that all pages share, whose states look the same on each. */
  readonly isShared?: true;
  /** True for a state that a phone does not have. */
  readonly isOnlyWide?: true;
  /**
   * Brings the page from the previous state to this one. Gives false if this page has no such state at this
   * width.
   */
  enter(page: Page): Promise<boolean>;
}

const menu = (name: string, panel: string): PageState => ({
  name: `${name} open`,
  within: "header",
  isShared: true,
  async enter(page) {
    const toggle = page.getByRole("button", { name, exact: true });
    if (!(await toggle.isVisible())) return false;
    // A press would close an open menu, so it is closed first.
    await page.keyboard.press("Escape");
    await toggle.click();
    await expect(page.locator(panel)).toBeVisible();
    return true;
  },
});

/** True for a viewport that shows all answers and all testimonials. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 960;

const layer = (page: Page) => page.locator(`#${CONSENT_ID}`);

const TESTIMONIALS = "is-land section:has(blockquote)";
const MAP = "is-land:has([data-n])";
const FORM = "is-land form[enctype]";

/** Every state of the site's pages, in an order in which each follows from the one before. */
export const pageStates: readonly PageState[] = [
  {
    name: "cookies asked about",
    within: `#${CONSENT_ID}`,
    isShared: true,
    enter: (page) => layer(page).isVisible(),
  },
  {
    name: "cookies chosen by purpose",
    within: `#${CONSENT_ID}`,
    isShared: true,
    async enter(page) {
      const opener = page.getByRole("button", { name: "Cookies" });
      await ((await layer(page).isVisible()) ? page.getByText("Choisir", { exact: true }) : opener).click();
      await expect(page.getByRole("checkbox", { name: "Publicité" })).toBeVisible();
      return true;
    },
  },
  {
    name: "a notification",
    within: "#notifications",
    isShared: true,
    async enter(page) {
      // A refusal gets no notification, but saved choices do.
      await page.getByRole("button", { name: "Enregistrer mes choix" }).click();
      await expect(page.locator("#notifications")).not.toBeEmpty();
      // The notification stays while it has the focus.
      await page.keyboard.press("Alt+t");
      await page
        .locator("#notifications")
        .evaluate((root) => Promise.all(root.getAnimations({ subtree: true }).map((each) => each.finished)));
      return true;
    },
  },
  {
    name: "as it is read",
    within: "html",
    async enter(page) {
      const notification = page.locator("#notifications").getByRole("button", { name: "Fermer" });
      if (await notification.isVisible()) await notification.click();
      // A question that the sticky header half covers would count as a small target.
      await page.evaluate(() => scrollTo(0, 0));
      return true;
    },
  },
  { ...menu("SECTEURS", "#menu-secteurs"), isOnlyWide: true },
  { ...menu("MENU", "#menu-liens"), isOnlyWide: true },
  menu("Menu", "#menu-mobile"),
  {
    name: "another question opened",
    within: "main details[open]",
    async enter(page) {
      await page.keyboard.press("Escape");
      const question = page.locator("main details:not([open]) > summary").first();
      if (isWide(page) || !(await question.isVisible())) return false;
      const name = await question.innerText();
      await question.click();
      await expect(page.locator("main details[open] > summary", { hasText: name })).toBeVisible();
      return true;
    },
  },
  {
    name: "the next testimonial",
    within: TESTIMONIALS,
    async enter(page) {
      const list = page.locator(TESTIMONIALS).first();
      if (isWide(page) || !(await list.isVisible())) return false;
      await list.scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "Suivant" }).first().click();
      await expect(page.getByRole("status").filter({ hasText: /^Témoignage 2/ })).toBeAttached();
      return true;
    },
  },
  {
    name: "the zone finder's answers",
    within: "#zone-finder",
    async enter(page) {
      const finder = page.locator("#zone-finder");
      if (!(await finder.isVisible())) return false;
      await finder.getByRole("searchbox").fill("94270");
      await expect(finder.getByText("Oui, nous intervenons")).toBeVisible();
      return true;
    },
  },
  {
    name: "a tile's name",
    within: MAP,
    async enter(page) {
      const map = page.locator(MAP);
      if (!(await map.isVisible())) return false;
      await map.getByRole("link").first().focus();
      await expect(map).toHaveAttribute("ready");
      await page.keyboard.press("Tab");
      await expect(map.locator("[popover]")).toBeVisible();
      return true;
    },
  },
  {
    name: "the form's errors",
    within: FORM,
    async enter(page) {
      const form = page.locator(FORM);
      if (!(await form.isVisible())) return false;
      await form.scrollIntoViewIfNeeded();
      await expect(page.locator("is-land[ready] form[enctype]")).toHaveCount(1);
      await form.locator("button[type=submit]").click();
      await expect(page.getByRole("alert").first()).not.toBeEmpty();
      return true;
    },
  },
  {
    name: "the form's thanks",
    within: "#merci",
    async enter(page) {
      if (!(await page.locator(FORM).isVisible())) return false;
      const webhook = await page.locator("main form[enctype]").getAttribute("action");
      await page.route(webhook ?? "", (route) =>
        route.fulfill({ status: 200, headers: { "Access-Control-Allow-Origin": "*" } }),
      );
      await fillQuote(page);
      await sendButton(page).click();
      await expect(page.locator("#merci")).toBeVisible();
      return true;
    },
  },
];
