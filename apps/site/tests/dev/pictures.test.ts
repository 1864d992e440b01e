import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { devOnCopy } from "./dev-on-copy.ts";

const copy = devOnCopy();
const { content, page } = copy;

it("serves a picture under its address in the page", async () => {
  const { html } = await page("/clichy");
  const source = / src="(\/images\/[^"]+\.webp)"/.exec(html)?.[1] ?? "";
  const response = await fetch(copy.url + source);
  expect(response.headers.get("content-type")).toBe("image/webp");
});

it("outlives a request that can't be read, and a folder with the name of a picture", async () => {
  mkdirSync(join(content, "images/zones/rue.webp"));
  for (const path of ["/__vitrine/%", "/images/zones/rue.0000.webp"])
    expect((await page(path)).status).toBeGreaterThanOrEqual(400);
  rmSync(join(content, "images/zones/rue.webp"), { recursive: true });
  expect((await page("/clichy")).status).toBe(200);
});

it("serves an author's photo as soon as a page names it, and does not take it from elsewhere", async () => {
  const file = join(content, "zones/levallois-perret.yaml");
  const good = readFileSync(file, "utf8");
  const plain = { width: 900, height: 600, channels: 3, background: "#864" } as const;
  await sharp({ create: plain }).jpeg().toFile(join(content, "zones/rue.jpg"));
  writeFileSync(file, good.replace(/^ {2}image: .*$/m, "  image: ./rue.jpg"));
  await vi.waitFor(
    async () => expect((await page("/levallois-perret")).html).toContain("/images/photos/zones/rue-900."),
    { timeout: 20_000 },
  );
  const { html } = await page("/levallois-perret");
  for (const [ending, type] of [
    ["avif", "heif"],
    ["webp", "webp"],
  ]) {
    const [source = ""] =
      new RegExp(`/images/photos/zones/rue-900\\.[0-9a-f]{4}\\.${ending}`).exec(html) ?? [];
    const response = await fetch(copy.url + source);
    expect(response.headers.get("content-type")).toBe(`image/${ending}`);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: type, width: 900 });
  }
  const other = await fetch(`${copy.url}/images/photos/zones/rue-900.0000.webp`);
  expect(other.headers.get("content-type")).not.toBe("image/webp");
  writeFileSync(file, good);
});
