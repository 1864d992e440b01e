// Development as it is with very many local pages: each made when it is asked for, the whole checked behind.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { DevProblem } from "@vitrine/vite-ssg/vite-plugin";
import { devOnCopy } from "./dev-on-copy.ts";

const copy = devOnCopy({ most: 5 });
const { content, page } = copy;
const zone = (name: string) => join(content, `zones/${name}.yaml`);
/** The check behind runs at the lowest priority: beside other tests it waits long for its turn. */
const within = { timeout: 100_000 };

/** Makes a change, and waits until the server has told its browsers of exactly these problems. */
async function toldOf(codes: readonly string[], change: () => void) {
  const send = vi.spyOn(copy.server.ws, "send");
  change();
  await vi.waitFor(() => {
    const told = send.mock.calls.findLast(([name]) => (name as unknown) === "vitrine:problems")?.[1];
    expect((told as unknown as DevProblem[] | undefined)?.map(({ code }) => code)).toEqual(codes);
  }, within);
  send.mockRestore();
}

it("shows a page by its own file, and what surrounds it once that is known", async () => {
  const { status, html } = await page("/clichy");
  expect(status).toBe(200);
  expect(html).toContain("Entreprise de nettoyage à Clichy");
  await vi.waitFor(
    async () => expect((await page("/clichy")).html).toContain('href="/levallois-perret"'),
    within,
  );
  expect((await page("/")).status).toBe(200);
  expect((await page("/nulle-part")).status).toBe(404);
});

it("shows a saved text and, of a broken file, the last good page with its problem", async () => {
  const good = readFileSync(zone("clichy"), "utf8");
  writeFileSync(zone("clichy"), good.replace("intro: >-\n  ", "intro: >-\n  Relu ce matin. "));
  await vi.waitFor(async () => expect((await page("/clichy")).html).toContain("Relu ce matin."), within);
  await toldOf(["unknown-key"], () => writeFileSync(zone("clichy"), good.replace("tagline:", "tagine:")));
  expect((await page("/clichy")).html).toContain("Relu ce matin.");
  await toldOf([], () => writeFileSync(zone("clichy"), good));
});

it("tells behind what only the whole set can tell, in files that nobody has opened too", async () => {
  const good = ["paris-3", "paris-4"].map((name) => readFileSync(zone(name), "utf8"));
  const save = (title: (own: string) => string) => {
    for (const [i, name] of ["paris-3", "paris-4"].entries())
      writeFileSync(zone(name), (good[i] ?? "").replace(/^title: .*$/m, title));
  };
  await toldOf(["duplicate-title"], () => save(() => "title: Nettoyage de bureaux dans le Marais"));
  await toldOf([], () => save((own) => own));
}, 240_000);

it("shows the atelier with the pages that were opened, and any page's sheet", async () => {
  const { html } = await page("/__vitrine");
  expect(html).toContain("/clichy");
  expect(html).toMatch(/2\d pages locales/);
  expect((await page("/__vitrine/page/paris-12")).status).toBe(200);
});
