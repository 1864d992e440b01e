// The design system's page on its own development server: every example, narrow and wide, passes axe.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { createServer } from "vite";
import { devPages } from "../../dev/dev-pages.ts";
import { DESIGN_ROUTE } from "../../dev/design-page-plugin.ts";
import { paths } from "../../site-paths.ts";
import { siteViteConfig } from "../../dev/site-vite-config.ts";
import { axeViolations } from "./axe-violations.ts";
import { textsCutOff } from "./texts-cut-off.ts";

const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      // Page modules resolve their imports from within the workspace.
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
/** Axe's rules about layout. Markup and colours have been tested before, at another width. */
const OF_LAYOUT = ["scrollable-region-focusable", "target-size"];
/** Start of a message from the 404 page's example, which must log its address. */
const MEANT = "Page introuvable";

test("every example, narrow and wide: accessible, nothing wider than its page, nothing wrong in the console", async ({
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith(MEANT)) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const book = await (await fetch(address)).text();
  const examples = [...book.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(examples.length).toBeGreaterThan(90);
  const withIslands = new Set([address]);
  await page.route("**/*", (route) => {
    const request = route.request();
    // Each example is tested as a page of its own; in the book its frame stays empty.
    if (request.frame() !== page.mainFrame()) return route.fulfill({ status: 204 });
    // The development server sends the page's script as dozens of modules, so only pages with islands get
    // them. The request's page decides, since a page that is left still waits for its modules.
    if (request.resourceType() === "script" && !withIslands.has(request.frame().url()))
      return route.fulfill({ contentType: "text/javascript", body: "" });
    return route.fallback();
  });
  for (const path of [new URL(address).pathname, ...examples]) {
    const { href } = new URL(path, address);
    if ((await (await fetch(href)).text()).includes("<is-land")) withIslands.add(href);
    await page.setViewportSize(NARROW);
    await page.goto(href, { waitUntil: "load" });
    const narrow = [
      ...(await page.evaluate(textsCutOff)),
      ...(await axeViolations(page, { without: OF_WHOLE_PAGES })),
    ];
    await page.setViewportSize(WIDE);
    const wide = [...(await page.evaluate(textsCutOff)), ...(await axeViolations(page, { only: OF_LAYOUT }))];
    expect.soft({ narrow, wide }, path).toEqual({ narrow: [], wide: [] });
  }
  expect(complaints).toEqual([]);
});
