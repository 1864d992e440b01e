import type { Page } from "@playwright/test";

/** From now on the pages that come have an island without its props, so that its component throws. */
export const breakIsland = (page: Page, name: string) =>
  page.route(/\/[a-z-]*$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const broken = html.replace(new RegExp(`(id="${name}" data-props=)"[^"]*"`), '$1"{}"');
    return route.fulfill({ response, body: broken });
  });
