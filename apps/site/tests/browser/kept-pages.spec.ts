// Going back: pages are eligible for the browser's back/forward cache (web.dev/articles/bfcache).
import type { CDPSession } from "@playwright/test";
import { layer } from "./consent-fixture.ts";
import { draftIn, fillQuote, openForm, sendButton } from "./quote-form-page.ts";
import { expect, test as base, withHostRules } from "./site-fixture.ts";

/** A first visit; what a tag's host sends would decide whether a page is kept, so none answers. */
const test = base.extend({
  cookies: "nothing",
  launchOptions: [
    async ({ launchOptions, site }, use) =>
      use(withHostRules(launchOptions, `${site.hostRules()}, MAP *.com ~NOTFOUND, MAP *.net ~NOTFOUND`)),
    { scope: "worker" },
  ],
});

/** Evaluates a question in a page, past Playwright, which does not follow pages that come back. */
async function ask<Answer>(session: CDPSession, question: () => Answer): Promise<Answer> {
  const { result } = await session.send("Runtime.evaluate", {
    expression: `(${question})()`,
    returnByValue: true,
  });
  return result.value as Answer;
}

test("a form restored by going back says that another tab has sent it", async ({ context, page, site }) => {
  await openForm(page);
  await fillQuote(page);
  await expect.poll(() => draftIn(page)).toContain("Zoé");
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { kept: "yes" }));
  const session = await context.newCDPSession(page);
  await page.goto("/clichy");
  const other = await context.newPage();
  await openForm(other);
  await sendButton(other).click();
  await expect(other.getByRole("heading", { name: /^Merci/ })).toBeVisible();
  const { length } = await site.leads();
  await ask(session, () => history.back());
  const shown = () =>
    ask(session, () => ({
      kept: document.documentElement.dataset["kept"],
      alert: document.querySelector("form [role=alert] h2")?.textContent,
      button: document.querySelector("form [type=submit]")?.textContent,
    }));
  await expect.poll(shown).toEqual({ kept: "yes", alert: "Cette demande est déjà partie" });
  expect((await site.leads()).length).toBe(length);
});

test("pages with every script are restored by going back, with their scroll position, consent and begun form", async ({
  context,
  page,
}) => {
  const first = await context.newPage();
  await first.goto("/clichy");
  await layer(first).getByRole("button", { name: "Tout accepter" }).click();
  // Between them they have every island. Chromium keeps six pages of a tab.
  const visited = ["/", "/zones", "/demande-devis", "/clichy"];
  for (const address of visited) {
    await page.goto(address);
    if (address === "/demande-devis") await page.getByLabel("Prénom").fill("Zoé");
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { kept: "yes" });
      scrollTo({ top: 300, behavior: "instant" });
    });
  }
  const session = await context.newCDPSession(page);
  await page.goto("/paris-3");
  for (const address of visited.toReversed()) {
    await ask(session, () => history.back());
    const left = () =>
      ask(session, () => ({
        path: location.pathname,
        kept: document.documentElement.dataset["kept"] ?? performance.getEntriesByType("navigation")[0],
        scroll: Math.round(scrollY),
        draft: document.querySelector<HTMLInputElement>("#prenom")?.value ?? "",
      }));
    const draft = address === "/demande-devis" ? "Zoé" : "";
    await expect.poll(left).toEqual({ path: address, kept: "yes", scroll: 300, draft });
  }
});
