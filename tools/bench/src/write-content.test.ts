import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { generateFromDisk } from "@vitrine/generator/generate-from-disk";
import { paths } from "@vitrine/site/paths";
import { commonNouns } from "./common-nouns.ts";
import { writeContent } from "./write-content.ts";

const work = mkdtempSync(join(tmpdir(), "bench-"));
afterAll(() => rmSync(work, { recursive: true }));

const nouns = await commonNouns();

it("writes content without a mistake, of which no two pages say the same", () => {
  const { folder, zones, spare } = writeContent(paths.content, join(work, "a"), 400, nouns);
  const { diagnostics, modules } = generateFromDisk({
    contentDir: folder,
    modulesDir: undefined,
    settings: {},
    release: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(modules?.pages.filter(({ route }) => zones.includes(`zones${route}.yaml`))).toHaveLength(
    zones.length,
  );
  expect(zones).not.toContain(spare.path);
});

it("writes the same bytes each time, about 3.5 KB a page", () => {
  const { folder, zones } = writeContent(paths.content, join(work, "b"), 40, nouns);
  const texts = zones.map((path) => readFileSync(join(folder, path), "utf8"));
  const again = writeContent(paths.content, join(work, "b"), 40, nouns);
  expect(again.zones.map((path) => readFileSync(join(folder, path), "utf8"))).toEqual(texts);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length;
  expect(Math.abs(bytes - 3500)).toBeLessThan(350);
});

it("says how many zones the registry has communes for", () => {
  expect(() => writeContent(paths.content, join(work, "c"), 100_000, nouns)).toThrow(
    /communes for 3\d{4} zones/,
  );
});
