import type { BrowserContext, Page } from "@playwright/test";

/** Waits until the page's script, which comes once the page has loaded, has done what it does at first. */
export const pageScript = (page: Page, timeout = 20_000) =>
  page.waitForFunction(() => document.querySelector("link[rel=manifest]") !== null, undefined, { timeout });

/** Has pages opened from now on be there with their script, if it comes, for whoever waits until they have loaded. */
export function waitForScripts(context: BrowserContext): void {
  context.on("page", (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    // Tests keep the script away too.
    const withScript = async <Answer>(loaded: Promise<Answer>, { waitUntil = "load" } = {}) => {
      const answer = await loaded;
      if (waitUntil === "load") await pageScript(page, 2_000).catch(() => undefined);
      return answer;
    };
    page.goto = (url, options) => withScript(goto(url, options), options);
    page.reload = (options) => withScript(reload(options), options);
  });
}
