// A development server that starts on content with errors, and on a damaged store.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { devOnCopy } from "./dev-on-copy.ts";
import { paths } from "../../site-paths.ts";

const NO_PAGE = 'name="vitrine-no-page"';
const within = { timeout: 60_000 };

const good = (file: string) => readFileSync(join(paths.content, file), "utf8");
const breakSite = (content: string) => writeFileSync(join(content, "site.yaml"), "name: [\n");
const breakZone = (content: string) =>
  writeFileSync(
    join(content, "zones/clichy.yaml"),
    good("zones/clichy.yaml").replace("tagline:", "subtitle:"),
  );

const said: string[] = [];
const { content, page } = devOnCopy({
  say: (text) => said.push(text),
  edit(copy) {
    breakSite(copy);
    breakZone(copy);
    new DatabaseSync(join(copy, "../cache/content.db")).exec("update memo set value = 'x'");
  },
});

it("shows what is wrong at every address while what every page rests on has an error", async () => {
  for (const route of ["/", "/clichy", "/nulle-part"]) {
    const { status, html } = await page(route);
    expect(status).toBe(503);
    expect(html).toContain(NO_PAGE);
  }
  await vi.waitFor(() => expect(said.join()).toMatch(/content\/site\.yaml:\d+:\d+ error/), within);
  writeFileSync(join(content, "site.yaml"), good("site.yaml"));
  await vi.waitFor(async () => expect((await page("/paris-17")).status).toBe(200), within);
});

it("shows the other pages and, for a file with an error, what is wrong, until it is mended", async () => {
  expect((await page("/")).status).toBe(200);
  expect((await page("/paris-17")).html).not.toContain(NO_PAGE);
  const { status, html } = await page("/clichy");
  expect(status).toBe(503);
  expect(html).toContain(NO_PAGE);
  expect(html).toContain("/@id/@vitrine/vite-ssg/dev-page");
  await vi.waitFor(
    () => expect(said.join()).toMatch(/content\/zones\/clichy\.yaml:9:1 error unknown-key/),
    within,
  );
  const before = Number(/"vitrine-state" content="(\d+)"/.exec(html)?.[1]);
  writeFileSync(join(content, "zones/clichy.yaml"), good("zones/clichy.yaml"));
  await vi.waitFor(async () => expect((await page("/clichy")).status).toBe(200), within);
  const after = (await page("/clichy")).html;
  expect(after).toContain("Entreprise de nettoyage à Clichy");
  expect(Number(/"vitrine-state" content="(\d+)"/.exec(after)?.[1])).toBeGreaterThan(before);
  expect((await page("/nulle-part")).status).toBe(404);
});
