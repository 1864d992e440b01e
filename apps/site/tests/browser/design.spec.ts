// The design system's page, from a development server of its own: every example, in every width, passes axe.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";
import { createServer } from "vite";
import { devPages } from "../../dev-pages.ts";
import { DESIGN_ROUTE } from "../../design-page-plugin.ts";
import { paths } from "../../site-paths.ts";
import { siteViteConfig } from "../../site-vite-config.ts";

const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      // Page modules find what they import from inside the workspace.
      await mkdir(paths.cache, { recursive: true });
      const folder = await mkdtemp(join(paths.cache, "design-test-"));
      const server = await createServer({
        ...siteViteConfig(devPages({ content: paths.content, cache: folder })),
        configFile: false,
        cacheDir: join(folder, "vite"),
        logLevel: "silent",
        server: { host: "127.0.0.1", port: 0, fs: { strict: false } },
      });
      await server.listen();
      const address = server.httpServer?.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      await use(`http://127.0.0.1:${port}${DESIGN_ROUTE}`);
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// One server for both widths.
test.describe.configure({ mode: "serial" });

/** What axe asks of a whole page; a frame here holds a piece of one. */
const OF_WHOLE_PAGES = [
  "heading-order",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "region",
];
/** The example of the 404 page reports its address, as that page must. */
const MEANT = "Page introuvable";

for (const width of [320, 1440]) {
  test(`every example at ${width} px: accessible, nothing wider than its frame, nothing wrong in the console`, async ({
    page,
    address,
  }) => {
    test.setTimeout(180_000);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith(MEANT)) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address, { waitUntil: "load" });
    const frames = page.frames();
    expect(frames.length).toBe((await page.locator("iframe").count()) + 1);
    expect(frames.length).toBeGreaterThan(50);
    const cutOff = await Promise.all(
      frames.map(async (frame) => ({ title: await frame.title(), texts: await frame.evaluate(textsCutOff) })),
    );
    expect(cutOff.filter(({ texts }) => texts.length > 0)).toEqual([]);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .disableRules(OF_WHOLE_PAGES)
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(" > ")} ${html}`),
    );
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/** In the browser: what makes the page scroll sideways, and texts that end beyond its edge, hidden or not. */
function textsCutOff(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const { right, width } = range.getBoundingClientRect();
    if (width > 0 && right > innerWidth + 1 && !scrolls(text.parentElement)) found.push(text.nodeValue ?? "");
  }
  return found;
}
