import type { Page } from "@playwright/test";

/** Holds a page's requests to an address back until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
