import fc from "fast-check";
import { expect, it } from "vitest";
import type { PageHead } from "@vitrine/schema/page-head";
import { jsonForScript } from "./escape.ts";
import { preloadPicture, renderHead } from "./render-head.ts";

const head: PageHead = {
  title: "Hop & Net <Paris>",
  description: 'Des « bureaux » "nets"',
  keywords: ["un", "deux"],
  canonical: "https://www.hop-et-net.example/clichy",
  robots: "index, follow",
  openGraph: { type: "article", image: "https://www.hop-et-net.example/a.webp", imageAlt: "Une rue" },
  jsonLd: [{ "@type": "WebPage", name: "</script><script>alert(1)</script>" }],
};
const site = { name: "Hop & Net", graph: [{ "@type": "WebSite", "@id": "https://a/#website" }] };

it("escapes text and attributes", () => {
  const html = renderHead(head, site, "fr_FR");
  expect(html).toContain("<title>Hop &amp; Net &lt;Paris&gt;</title>");
  expect(html).toContain('<meta name="description" content="Des « bureaux » &quot;nets&quot;">');
  expect(html).toContain('<meta property="og:site_name" content="Hop &amp; Net">');
});

it("escapes the canonical address, which a setting of the deployment begins", () => {
  const canonical = `https://a.example/"><script>alert('&')</script>`;
  const html = renderHead({ ...head, canonical, jsonLd: [] }, site, "fr_FR");
  expect(html).not.toContain("<script");
  expect(html).toContain(`<link rel="canonical" href="https://a.example/&quot;`);
});

it("puts the site's nodes and the page's into one graph that no text can break out of", () => {
  const html = renderHead(head, site, "fr_FR");
  const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@graph": [...site.graph, ...head.jsonLd],
  });
});

it("leaves out the canonical address and the graph of a page that is not indexed", () => {
  const { canonical: _, ...hidden } = head;
  const html = renderHead({ ...hidden, robots: "noindex, follow", jsonLd: [] }, site, "fr_FR");
  expect(html).not.toMatch(/canonical|og:url|ld\+json/);
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
});

it("writes any JSON so that a script element holds it and a parser gives it back", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = jsonForScript(value);
      expect(text).not.toMatch(/<|\u2028|\u2029/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

const picture = (name: string, loading: string) =>
  `<picture><source type="image/avif" srcSet="/images/${name}-400.0a1b2c3d.avif 400w" sizes="(min-width: 60rem) 54vw, 92vw"/>` +
  `<img src="/images/${name}-400.0a1b2c3d.webp" sizes="92vw" width="400" height="300" alt="Une &quot;rue&quot;" decoding="async" ${loading}/></picture>`;

it("preloads what the picture of the first view offers first, with the same sizes", () => {
  const body = `<main>${picture("lazy", 'loading="lazy"')}${picture("hero", 'fetchPriority="high"')}</main>`;
  expect(preloadPicture(body)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/images/hero-400.0a1b2c3d.avif 400w" imagesizes="(min-width: 60rem) 54vw, 92vw" fetchpriority="high">',
  );
});

it("preloads nothing on a page whose pictures can wait", () => {
  expect(preloadPicture(picture("lazy", 'loading="lazy"'))).toBe("");
  expect(preloadPicture("<main></main>")).toBe("");
});
