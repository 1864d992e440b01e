import fc from "fast-check";
import { expect, it } from "vitest";
import { robots, sitemap } from "./sitemap.ts";

const SITE = "https://a.example";
const many = (count: number, dated: (i: number) => boolean = () => true) =>
  Array.from({ length: count }, (_, i) => ({
    address: `${SITE}/page-${i}`,
    ...(dated(i) && { lastModified: i < 50_000 ? "2026-03-01" : "2026-04-02" }),
  }));
const locations = (text = "") => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it("lists addresses as XML", () => {
  const [file] = sitemap(SITE, [{ address: `${SITE}/?x=1&y='2'` }]);
  expect(file?.text).toContain("<url><loc>https://a.example/?x=1&amp;y=&apos;2&apos;</loc></url>");
});

it("is the same XML whatever an address says", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [file] = sitemap(SITE, [{ address: `${SITE}/${text}` }]);
      const [, found = "?"] =
        /^<\?xml[^<]*<urlset[^<]*<url><loc>([^<>"']*)<\/loc><\/url>\s*<\/urlset>\n$/.exec(file?.text ?? "") ??
        [];
      const references: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
      expect(found.replace(/&(\w+);/g, (_, name: string) => references[name] ?? "?")).toBe(`${SITE}/${text}`);
    }),
  );
});

it("dates what has a date", () => {
  const [file] = sitemap(SITE, [{ address: `${SITE}/`, lastModified: "2026-03-01" }]);
  expect(file?.text).toContain("<url><loc>https://a.example/</loc><lastmod>2026-03-01</lastmod></url>");
});

it("is one file up to 50,000 addresses", () => {
  expect(sitemap(SITE, many(50_000)).map(({ path }) => path)).toEqual(["sitemap.xml"]);
  expect(sitemap(SITE, many(50_001))).toHaveLength(3);
});

it("splits 120,000 addresses into three files under an index", () => {
  const entries = many(120_000, (i) => i !== 119_999);
  const [index, ...parts] = sitemap(SITE, entries);
  expect(index?.path).toBe("sitemap.xml");
  expect(index?.text).toContain("<sitemapindex");
  expect(parts.map(({ path }) => path)).toEqual(["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]);
  expect(locations(index?.text)).toEqual(parts.map(({ path }) => `${SITE}/${path}`));
  expect(index?.text.match(/<lastmod>.*?</g)).toEqual(["<lastmod>2026-03-01<", "<lastmod>2026-04-02<"]);
  expect(parts.map(({ text }) => locations(text).length)).toEqual([50_000, 50_000, 20_000]);
  expect(parts.flatMap(({ text }) => locations(text))).toEqual(entries.map(({ address }) => address));
  for (const { text } of parts) expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
});

it("shows robots the sitemap, or nothing of a site that is closed to them", () => {
  expect(robots(SITE)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  expect(robots(SITE, true)).toBe("User-agent: *\nDisallow: /\n");
});
