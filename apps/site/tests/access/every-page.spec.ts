// Every page in every state, narrow and wide, in ordinary and forced colours. Axe's WCAG 2.2 AA rules apply
// to the whole page first, then to the part that shows the state.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../site-paths.ts";
import { axeViolations } from "../browser/axe-violations.ts";
import { pageStates } from "../browser/page-states.ts";
import { expect, test } from "../browser/site-fixture.ts";
import { textsCutOff } from "../browser/texts-cut-off.ts";
import { complaintsOf } from "../browser/wake-islands.ts";

test.use({ cookies: "nothing" });

/** Routes of the last build's pages, and one that does not exist. */
const routes = [...readFileSync(join(paths.dist, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)/g)].map(
  ([, address = ""]) => new URL(address).pathname,
);

for (const width of [320, 1440])
  for (const route of [...routes, "/nulle-part"])
    test(`${route} at ${width} px`, async ({ page }) => {
      test.setTimeout(300_000);
      const complaints = complaintsOf(page);
      // A fading colour has no contrast that axe could judge.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: width === 320 ? 640 : 900 });
      await page.goto(route);
      await expect(page.getByRole("region", { name: "Vos choix sur les cookies" })).toBeVisible();
      for (const { name, within, enter } of pageStates) {
        if (!(await enter(page))) continue;
        for (const forcedColors of ["active", "none"] as const) {
          await page.emulateMedia({ forcedColors });
          const look = `${name}, forced colours ${forcedColors}`;
          expect.soft(await axeViolations(page, { within }), look).toEqual([]);
          expect.soft(await page.evaluate(textsCutOff), look).toEqual([]);
          test.info().annotations.push({ type: "look", description: look });
        }
      }
      // The page for unknown addresses logs its own address as an error.
      if (route !== "/nulle-part") expect.soft(complaints).toEqual([]);
    });
