import { expect, test } from "./site-fixture.ts";

test("on a phone no question and no entry of the footer ends with a few letters on a line of their own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const lasts = (await page.locator("summary, footer li").evaluateAll(lastLines)).filter(
    (text) => text !== "",
  );
  expect(lasts.length).toBeGreaterThan(3);
  expect(lasts.filter((text) => text.replace(/[^\p{L}\d]/gu, "").length < 4)).toEqual([]);
});

test("the price in large type stays on one line at all widths", async ({ page }) => {
  await page.goto("/");
  const price = page.locator("main dd").first();
  for (const width of [320, 360, 768, 960, 1280, 1440, 1536, 1680, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await price.evaluateAll(lastLines), `at ${width}`).toEqual([""]);
  }
});

/** The text of each element's last line, or an empty text for a single line. */
function lastLines(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const letters: { letter: string; top: number }[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const [i, letter] of Array.from(text.nodeValue ?? "").entries()) {
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        letters.push({ letter, top: range.getBoundingClientRect().top });
      }
    }
    const bottom = Math.max(...letters.map(({ top }) => top));
    // Raised letters lie a little higher on the same line.
    const last = letters.filter(({ top }) => bottom - top < 10);
    return last.length === letters.length ? "" : last.map(({ letter }) => letter).join("");
  });
}
