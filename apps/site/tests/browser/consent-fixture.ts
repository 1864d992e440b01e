import type { Page } from "@playwright/test";
import { LEAD_EVENT, LEADS_ATTRIBUTE } from "@vitrine/tracking/report-lead";
import { expect, test as base } from "./site-fixture.ts";
import { type Manner, type Outside, standInForTags } from "./tag-stand-ins.ts";

/** A first visit, with stand-ins for the tags. No test may send a request to any other host. */
export const test = base.extend<{ manner: Manner; outside: Outside }>({
  cookies: "nothing",
  manner: ["well", { option: true }],
  outside: [
    async ({ context, manner }, use) => {
      const outside = await standInForTags(context, manner);
      await use(outside);
      expect(outside.others).toEqual([]);
    },
    { auto: true },
  ],
});

export const layer = (page: Page) => page.getByRole("region", { name: "Vos choix sur les cookies" });
export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
export const hostsOf = ({ tags }: Outside) =>
  [...new Set(tags.map((address) => new URL(address).host))].sort();
/** Dispatches the event of a sent form (`report-lead.ts`). */
export const sendLead = (page: Page) =>
  page.evaluate(
    ([event, attribute]) => {
      const root = document.documentElement;
      root.setAttribute(attribute, String(Number(root.getAttribute(attribute)) + 1));
      document.dispatchEvent(new Event(event));
    },
    [LEAD_EVENT, LEADS_ATTRIBUTE] as const,
  );

export { expect } from "./site-fixture.ts";
