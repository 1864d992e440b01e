import type { Page } from "@playwright/test";

/** Gives later pages menus that React can't render, so that their island throws. */
export const breakMenus = (page: Page) =>
  page.route(/\/[a-z-]*$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const broken = html.replace(
      'id="site-menus" data-props="{}"',
      `id="site-menus" data-props='{"menus":[{"id":"menu-secteurs","label":{}}]}'`,
    );
    return route.fulfill({ response, body: broken });
  });
