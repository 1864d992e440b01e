import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contentHistory, gitIn } from "@vitrine/generator/content-history";
import { htmlRules } from "@vitrine/ui/html-rules";
import { HtmlValidate } from "html-validate";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { allScript, budget, finderPlaces } from "../budget.data.ts";
import { readHosting } from "../../build/hosting-folder.ts";
import { paths } from "../../site-paths.ts";
import { assetsInUse, attributeValues, builtPages, isListed, textOf } from "../built-site.ts";
import { pageKind } from "../page-kind.ts";

const SITE = "https://www.hop-et-net.example";
const KB = 1024;
/** Routes of spec section 2 and of pages besides, without the twenty arrondissements. */
const SPEC_ROUTES = [
  "/",
  "/404",
  "/zones",
  "/demande-devis",
  "/politique-confidentialite",
  "/accessibilite",
  "/mentions-legales",
  "/cgv",
  "/cabinets-medicaux",
  "/startups-entreprises",
  "/restaurants-cafes",
  "/cabinets-avocats",
  "/luxe-hotellerie",
  "/commerces-magasins",
  "/nettoyage-immeuble",
  "/enseignement-formation",
  "/clubs-sport",
  "/nettoyage-bureaux-paris",
  "/paris/entreprise-de-nettoyage",
  "/nettoyage-professionnel",
  "/service-nettoyage-bureaux",
  "/services/nettoyage-de-vitres",
  "/boulogne-billancourt",
  "/clichy",
  "/levallois-perret",
  "/neuilly-sur-seine",
];
const pages = builtPages();
const assets = assetsInUse(pages);
const byRoute = new Map(pages.map((page) => [page.route, page]));

const policy = readHosting(paths.dist).headers["Content-Security-Policy"] ?? "";

const validator = new HtmlValidate(htmlRules);

describe.each(pages)("$route", ({ file, route, html }) => {
  it("is valid HTML", async () => {
    const { results } = await validator.validateString(html, file);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
      ),
    ).toEqual([]);
  });

  it("links only to what exists", () => {
    const broken = attributeValues(html, "href")
      .filter((href) => href.startsWith("/") || href.startsWith("#"))
      .filter((href) => !leadsSomewhere(href, html));
    expect(broken).toEqual([]);
  });

  it("has every picture, script and font that it names", () => {
    const named = [
      ...attributeValues(html, "src"),
      ...attributeValues(html, "srcSet").flatMap((set) =>
        set.split(", ").map((part) => part.split(" ")[0] ?? ""),
      ),
    ];
    expect(
      named.filter((address) => address.startsWith("/") && !existsSync(join(paths.dist, address))),
    ).toEqual([]);
  });

  it("has one title, one h1, a description, and a canonical address unless it is out of the index", () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // The place and the trade fill a local page's title, so the site's name has no room.
    expect(textOf(html, "title")).toMatch(
      pageKind(route) === "zone" ? /^Entreprise de nettoyage/ : /Hop & Net/,
    );
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect(canonical).toBe(isListed({ route, html }) ? `${SITE}${route}` : undefined);
    expect(html).toContain(
      `<meta name="robots" content="${isListed({ route, html }) ? "index" : "noindex"}, follow">`,
    );
  });

  it("describes itself to machines in one graph, if they may list it", () => {
    const graphs = html.split('<script type="application/ld+json">').length - 1;
    expect(graphs).toBe(isListed({ route, html }) ? 1 : 0);
  });

  it("has nothing inline that its policy does not know", () => {
    const [, ownPolicy, css = ""] =
      /<meta http-equiv="Content-Security-Policy" content="(.*?)"><style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(ownPolicy).toBe(`style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'`);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+ (?:style|on\w+)=|javascript:/);
    const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>(.*?)<\/script>/gs)];
    for (const [, , text = ""] of scripts)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(
      scripts.map(([, attributes = ""]) => attributes.replace(/(?<=data-script="\/)[^"]+/, "…")),
    ).toEqual([` type="speculationrules"`, ` data-script="/…"`]);
  });

  it("fits its budget, as far as its document says", () => {
    const limits = budget[pageKind(route)];
    const size = sentSize(join(paths.dist, file));
    expect(size).toBeLessThanOrEqual(limits.html);
    // The fonts, the script, and the first view's picture in most phones' size; the browser tests count the
    // rest.
    const named = html.match(/(?<=<link rel="preload" href="|<script data-script="|400w, )[^" ]+/g) ?? [];
    expect(named.length).toBeGreaterThan(2);
    const rest = [...new Set(named)].slice(0, 4).map((address) => sentSize(join(paths.dist, address)));
    expect(rest.reduce((sum, bytes) => sum + bytes, size)).toBeLessThanOrEqual(limits.firstView);
  });

  it("shows no placeholder of the factory, no undefined, no machine's path", () => {
    const text = html.replace(/<style>.*?<\/style>/gs, "").replace(/<script.*?<\/script>/gs, "");
    expect(text).not.toMatch(/\$\{|undefined|\[object|NaN|file:\/\//);
  });
});

it("has every page of the spec", () => {
  const arrondissements = Array.from({ length: 20 }, (_, i) => `/paris-${i + 1}`);
  const routes = pages.map(({ route }) => route);
  expect(routes).toEqual(expect.arrayContaining([...SPEC_ROUTES, ...arrondissements]));
});

it("has titles and descriptions that are all different", () => {
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
    const texts = pages.map(({ html }) => pattern.exec(html)?.[1]);
    expect(new Set(texts).size).toBe(pages.length);
  }
});

it("has titles and descriptions that results pages show whole", () => {
  for (const { route, html } of pages) {
    const description = attributeValues(html, "content")[1] ?? "";
    expect.soft(textOf(html, "title").length, `title of ${route}`).toBeLessThanOrEqual(65);
    expect.soft(description.length, `description of ${route}`).toBeLessThanOrEqual(160);
    expect.soft(description.length, `description of ${route}`).toBeGreaterThanOrEqual(70);
  }
});

it("has the anchors of the specification on the home page", () => {
  const ids = attributeValues(byRoute.get("/")?.html ?? "", "id");
  expect(ids).toEqual(expect.arrayContaining(["prix", "temoignages-clients", "secteurs", "devis"]));
});

it("dates no page by the build", () => {
  const map = readFileSync(join(paths.dist, "sitemap.xml"), "utf8");
  const known = contentHistory(gitIn(paths.content));
  const dates = [...map.matchAll(/<lastmod>(.*?)</g)].map(([, date]) => date);
  expect(dates.filter((date) => ![...known.values()].includes(date ?? ""))).toEqual([]);
  expect(dates.length).toBeLessThanOrEqual(known.size);
});

it("lists every indexed page in the sitemap", () => {
  const listed = [
    ...readFileSync(join(paths.dist, "sitemap.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g),
  ].map(([, address]) => address);
  const indexed = pages.filter(isListed).map(({ route }) => `${SITE}${route}`);
  expect(listed.sort()).toEqual(indexed.sort());
});

it("has the finder's places in one small file, and every icon in another", () => {
  const [places = "", ...more] = assets.filter((name) => name.endsWith(".json"));
  expect(more).toEqual([]);
  const text = readFileSync(join(paths.dist, "assets", places), "utf8");
  const groups = JSON.parse(text) as { places: unknown[] }[];
  expect(groups.flatMap((group) => group.places)).toHaveLength(143);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(finderPlaces);
  const sprite = assets.find((name) => /^icons-.*\.svg$/.test(name)) ?? "";
  const drawn = new Set(attributeValues(readFileSync(join(paths.dist, "assets", sprite), "utf8"), "id"));
  for (const { route, html } of pages) {
    const named = attributeValues(html, "href").filter((href) => href.includes(".svg#"));
    const missing = named.filter((href) => !drawn.has(href.replace(`/assets/${sprite}#`, "")));
    expect.soft(missing, route).toEqual([]);
  }
});

it("has no more script than a visitor who uses everything may fetch", () => {
  const scripts = assets.filter((name) => name.endsWith(".js"));
  const sizes = scripts.map((name) => sentSize(join(paths.dist, "assets", name)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(allScript);
});

it("has one script on every page: it imports no other before it must, and brings no helper of the bundler's", () => {
  const address = /<script data-script="([^"]+)"/.exec(byRoute.get("/clichy")?.html ?? "")?.[1] ?? "";
  const script = readFileSync(join(paths.dist, address), "utf8");
  expect(script).not.toMatch(/^import|;import[{"*]/);
  expect(script).not.toContain("modulepreload");
});

it("ships no content to the browser's scripts", () => {
  const scripts = assets.filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(readFileSync(join(paths.dist, "assets", name), "utf8")).not.toMatch(
      /Clichy|Levallois|automate\.hop/,
    );
});

/** Bytes of a file as a host sends it: compressed if the build has made a copy. */
const sentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

function leadsSomewhere(href: string, html: string): boolean {
  const [path = "", anchor] = href.split("#");
  const target = path === "" ? html : byRoute.get(path)?.html;
  if (target === undefined) return existsSync(join(paths.dist, path));
  return anchor === undefined || attributeValues(target, "id").includes(anchor);
}

it("shows every indexed page by an image of its own where it is shared, of the size that the page says", () => {
  const indexed = pages.filter(({ html }) => html.includes('content="index, follow"'));
  const images = indexed.map(({ html }) => {
    const of = (property: string) =>
      new RegExp(`<meta property="og:image${property}" content="([^"]*)">`).exec(html)?.[1];
    expect([of(":width"), of(":height")]).toEqual(["1200", "630"]);
    expect(of(":alt")).toBeTruthy();
    return of("") ?? "";
  });
  expect(images.length).toBeGreaterThan(40);
  expect(new Set(images).size).toBe(indexed.length);
  for (const image of images) {
    expect(image).toMatch(/^https:\/\/www\.hop-et-net\.example\/og\/[a-z0-9/-]+\.[0-9a-f]{4}\.jpg$/);
    const bytes = readFileSync(join(paths.dist, image.slice(SITE.length)));
    expect(imageSize(bytes)).toMatchObject({ type: "jpg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(80 * KB);
  }
});
