import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";

const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 800 };

const faqOf = (page: Page) => {
  const faq = page.locator("#prix");
  const item = faq.locator("details:not(:has(details))");
  return { faq, question: item.locator("summary"), answer: item.locator("p") };
};
const visible = async (page: Page) => {
  const { answer } = faqOf(page);
  return Promise.all((await answer.all()).map((one) => one.isVisible()));
};

/** The kinds of visibility that the questions' chevrons have. */
const chevrons = async (page: Page) => [
  ...new Set(
    await faqOf(page).question.evaluateAll((shown) =>
      shown.map((one) => getComputedStyle(one, "::after").visibility),
    ),
  ),
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an accordion on a narrow screen: one answer at a time, a second press closes it", async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await page.goto("/#prix");
    const { question, answer } = faqOf(page);
    expect(await visible(page)).not.toContain(true);
    await question.first().click();
    await expect(answer.first()).toBeVisible();
    await question.nth(2).click();
    await expect(answer.nth(2)).toBeVisible();
    await expect(answer.first()).toBeHidden();
    await question.nth(2).press("Enter");
    expect(await visible(page)).not.toContain(true);
  });

  test("all open on a wide screen, without a chevron, since they can't be closed", async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto("/#prix");
    const { faq } = faqOf(page);
    expect((await visible(page)).slice(0, 4)).not.toContain(false);
    await faq.getByText("Les autres questions").click();
    expect(await visible(page)).not.toContain(false);
    expect(await chevrons(page)).toEqual(["hidden"]);
  });
});

test("on a wide screen each answer closes by itself, and a narrow one makes an accordion of them", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto("/#prix");
  const { faq, question, answer } = faqOf(page);
  await expect(faq.locator("details[open]:not([name])")).toHaveCount(await question.count());
  await expect.poll(() => chevrons(page)).toEqual(["visible"]);
  await question.nth(1).click();
  await expect(answer.nth(1)).toBeHidden();
  await expect(answer.nth(2)).toBeVisible();
  await page.setViewportSize(NARROW);
  await expect(faq.locator("details[open]")).toHaveCount(0);
  await question.nth(2).click();
  await expect(faq.locator("details[open]")).toHaveText(/Faut-il s’engager/);
});

test("on a phone the questions after the fourth unfold together", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto("/#prix");
  const { faq, question, answer } = faqOf(page);
  await question.first().click();
  await expect(question.nth(3)).toBeVisible();
  await expect(question.nth(4)).toBeHidden();
  await faq.getByText("Les autres questions").press("Enter");
  await question.nth(4).click();
  await expect(answer.nth(4)).toBeVisible();
  await expect(answer.first()).toBeHidden();
  await question.nth(4).press("Enter");
  expect(await visible(page)).not.toContain(true);
});

test("a closed answer is found by a search for its words", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto("/#:~:text=Grand%20nettoyage%2C%20d%C3%A9sinfection");
  await expect(faqOf(page).answer.last()).toBeInViewport();
});
