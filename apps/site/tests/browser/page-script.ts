import type { BrowserContext, Page } from "@playwright/test";

/** Waits until the page's script, which loads after the page, has done its first work. */
export const pageScript = (page: Page, timeout = 20_000) =>
  page.locator("link[rel=manifest]").waitFor({ state: "attached", timeout });

/** Makes navigations of later pages wait for the page's script too, if it comes. */
export function waitForScripts(context: BrowserContext): void {
  context.on("page", (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    // Some tests block the script, so the wait has a limit.
    const withScript = async <Answer>(loaded: Promise<Answer>, { waitUntil = "load" } = {}) => {
      const answer = await loaded;
      if (waitUntil === "load" && page.url() !== "about:blank")
        await pageScript(page, 2_000).catch(() => undefined);
      return answer;
    };
    page.goto = (url, options) => withScript(goto(url, options), options);
    page.reload = (options) => withScript(reload(options), options);
  });
}
