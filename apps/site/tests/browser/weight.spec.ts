// The heaviest page of each kind against `budget.data.ts`, on a first visit by phone; `built-pages.test.ts`
// tests every page.
import { budget, type PageBudget, type PageKind } from "../budget.data.ts";
import { heaviestPages } from "../page-kind.ts";
import { expect, test } from "./site-fixture.ts";
import { complaintsOf } from "./wake-islands.ts";
import { weighPage } from "./weigh-page.ts";

test.use({
  cookies: "nothing",
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  // Motion must not shift the layout.
  contextOptions: { reducedMotion: "no-preference" },
});

for (const kind of Object.keys(budget) as PageKind[])
  test(`${kind}: within its budget, still while it loads, and wakes without a complaint`, async ({
    page,
  }) => {
    const address = heaviestPages().find((heaviest) => heaviest.kind === kind)?.address ?? "";
    const complaints = complaintsOf(page);
    const { weight, shifts } = await weighPage(page, address);
    expect(shifts).toEqual([]);
    // The page for unknown addresses logs the missing address.
    if (kind !== "404") expect(complaints).toEqual([]);
    for (const part of Object.keys(weight) as (keyof PageBudget)[])
      expect.soft(weight[part], `${part} of ${address}`).toBeLessThanOrEqual(budget[kind][part]);
  });
