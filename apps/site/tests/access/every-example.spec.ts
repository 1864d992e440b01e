// The design system's page of the development server: every example passes axe, and fits narrow and wide.
import { axeViolations } from "../browser/axe-violations.ts";
import { expect, test } from "../browser/dev-fixture.ts";
import { textsCutOff } from "../browser/texts-cut-off.ts";

const NARROW = { width: 320, height: 900 };
const WIDE = { width: 1440, height: 900 };
/** Axe's rules for a whole page, which an example is not. */
const OF_WHOLE_PAGES = [
  "bypass",
  "heading-order",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "region",
];
/** Start of a message from the 404 page's example, which must log its address. */
const MEANT = "Page introuvable";

for (const quarter of [0, 1, 2, 3])
  test(`examples, quarter ${quarter + 1}: accessible, nothing wider than its page narrow or wide, a clean console`, async ({
    page,
    dev,
  }) => {
    // Two dozen examples, each a page that axe tests.
    test.slow();
    const address = `${dev.url}/__vitrine/design`;
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith(MEANT)) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    const list = await (await fetch(address)).text();
    const examples = [...list.matchAll(/<a href="(\/__vitrine\/design\/[^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(examples.length).toBeGreaterThan(90);
    const withIslands = new Set([address]);
    await page.route("**/*", (route) => {
      const request = route.request();
      // The development server sends the page's script as dozens of modules, so only pages with islands get
      // them. The request's page decides, since a page that is left still waits for its modules.
      if (request.resourceType() === "script" && !withIslands.has(request.frame().url()))
        return route.fulfill({ contentType: "text/javascript", body: "" });
      return route.fallback();
    });
    const paths = [new URL(address).pathname, ...examples].filter((_, i) => i % 4 === quarter);
    for (const path of paths) {
      const { href } = new URL(path, address);
      if ((await (await fetch(href)).text()).includes("<is-land")) withIslands.add(href);
      await page.setViewportSize(NARROW);
      await page.goto(href, { waitUntil: "load" });
      const narrow = [
        ...(await page.evaluate(textsCutOff)),
        ...(await axeViolations(page, { without: OF_WHOLE_PAGES })),
      ];
      await page.setViewportSize(WIDE);
      const wide = await page.evaluate(textsCutOff);
      expect.soft({ narrow, wide }, path).toEqual({ narrow: [], wide: [] });
    }
    expect(complaints).toEqual([]);
  });
