// The heaviest page of each kind against `budget.data.ts`, on a first visit by phone; `built-pages.test.ts`
// tests every page.
import { budget, type PageBudget } from "../budget.data.ts";
import { budgetTable } from "../budget-table.ts";
import { heaviestPages } from "../page-kind.ts";
import { expect, test } from "./site-fixture.ts";
import { complaintsOf } from "./wake-islands.ts";
import { weighPage } from "./weigh-page.ts";

test.use({ cookies: "nothing", viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 });

test("pages are within their budget, still while they load, and wake without a complaint", async ({
  context,
}) => {
  const weighed = [];
  for (const { kind, address } of heaviestPages()) {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const { weight, shifts } = await weighPage(page, address);
    await page.close();
    weighed.push({ kind, weight });
    expect.soft(shifts, `what moves on ${address}`).toEqual([]);
    // The page for unknown addresses logs the missing address.
    if (kind !== "404") expect.soft(complaints).toEqual([]);
    for (const part of Object.keys(weight) as (keyof PageBudget)[])
      expect.soft(weight[part], `${part} of ${address}`).toBeLessThanOrEqual(budget[kind][part]);
  }
  expect(weighed).toHaveLength(Object.keys(budget).length);
  console.log(budgetTable(weighed));
});
