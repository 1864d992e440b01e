import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { buildPlan } from "@vitrine/generator/build-plan";
import { emitPage, emitSite } from "@vitrine/generator/emit-page";
import { paths } from "@vitrine/site/paths";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { commonNouns } from "./common-nouns.ts";
import { writeContent } from "./write-content.ts";

// These tests plan ninety local pages: seconds of work, several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const work = temporaryFolder();

const nouns = await commonNouns();
const planned = (contentDir: string) =>
  buildPlan({
    contentDir,
    cacheDir: join(work, "cache"),
    code: "1",
    settings: {},
    release: false,
    dated: false,
  });

it("writes content without a mistake, of which no two pages say the same and none grows with their number", async () => {
  const { folder, zones, spare } = writeContent(paths.content, join(work, "a"), 60, nouns);
  const { diagnostics, site } = await planned(folder);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(site?.pages.filter(({ route }) => zones.includes(`zones${route}.yaml`))).toHaveLength(zones.length);
  expect(zones).not.toContain(spare.path);

  // A page does not grow with the site, but has other neighbours: a renderer sees nothing but these texts.
  const few = (await planned(writeContent(paths.content, join(work, "few"), 30, nouns).folder)).site;
  const textOf = (all: typeof site) => {
    const page = all?.modelAt("/clichy");
    return page === undefined ? "" : emitPage(page);
  };
  const clichy = [few, site].map(textOf);
  expect(clichy[0]).toContain("Clichy");
  expect((clichy[1]?.length ?? 0) - (clichy[0]?.length ?? 0)).toBeLessThan(400);
  expect(site && emitSite(site.model)).toHaveLength((few && emitSite(few.model).length) ?? 0);
});

it("writes the same bytes each time, about 3.5 KB a page", () => {
  const { folder, zones } = writeContent(paths.content, join(work, "b"), 40, nouns);
  const texts = zones.map((path) => readFileSync(join(folder, path), "utf8"));
  const again = writeContent(paths.content, join(work, "b"), 40, nouns);
  expect(again.zones.map((path) => readFileSync(join(folder, path), "utf8"))).toEqual(texts);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length;
  expect(Math.abs(bytes - 3500)).toBeLessThan(350);
});

it("says how many zones there are communes for", () => {
  expect(() => writeContent(paths.content, join(work, "c"), 120_000, nouns)).toThrow(
    /communes for \d{5,6} zones/,
  );
});
