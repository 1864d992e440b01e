// Sizes of touch targets: 44 px, as WCAG 2.2 asks at its highest level (2.5.5).
import { expect, test } from "./site-fixture.ts";

test.use({ cookies: "nothing", viewport: { width: 360, height: 740 }, hasTouch: true });

const ROUTES = [
  "/",
  "/clichy",
  "/cabinets-medicaux",
  "/nettoyage-professionnel",
  "/demande-devis",
  "/demande-devis#merci",
  "/zones",
  "/politique-confidentialite",
  "/accessibilite",
  "/nulle-part",
];

test("44 px for controls and links that stand alone, 24 px in sentences and the footer's lists", async ({
  page,
}) => {
  for (const route of ROUTES) {
    await page.goto(route);
    expect.soft(await page.evaluate(tooLow), route).toEqual([]);
  }
});

/** Runs in the browser: lists pressable elements below the required height, with their height. */
function tooLow(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, label:has(input)")];
  return targets
    .filter((target) => target.checkVisibility() && target.offsetWidth > 1)
    .flatMap((target) => {
      const words = target.parentElement?.textContent?.trim() ?? "";
      const inSentence =
        getComputedStyle(target).display === "inline" && words !== target.textContent?.trim();
      const inList = target.closest("footer") !== null && target.closest("address") === null;
      const least = inSentence || inList ? 24 : 44;
      const { height } = target.getBoundingClientRect();
      return height < least ? [`${target.textContent}: ${height}`] : [];
    });
}
