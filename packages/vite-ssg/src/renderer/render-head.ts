import type { PageHead } from "@vitrine/schema/page-head";
import type { SiteModel } from "@vitrine/schema/site-model";
import { escapeAttribute, escapeText, jsonForScript } from "./escape.ts";

/** Writes the descriptive elements of a page's head. */
export function renderHead(
  head: PageHead,
  { name, graph }: Pick<SiteModel, "name" | "graph">,
  locale: string,
): string {
  const { title, description, keywords, canonical, robots, openGraph, jsonLd } = head;
  return [
    `<title>${escapeText(title)}</title>`,
    meta("name", "description", description),
    meta("name", "keywords", keywords.join(", ")),
    meta("name", "robots", robots),
    canonical === undefined ? "" : `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    meta("property", "og:type", openGraph.type),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:site_name", name),
    meta("property", "og:locale", locale),
    meta("property", "og:url", canonical),
    meta("property", "og:image", openGraph.image),
    meta("property", "og:image:width", openGraph.imageSize?.width.toString()),
    meta("property", "og:image:height", openGraph.imageSize?.height.toString()),
    meta("property", "og:image:alt", openGraph.imageAlt),
    meta("name", "twitter:card", "summary_large_image"),
    jsonLd.length === 0
      ? ""
      : `<script type="application/ld+json">{"@context":"https://schema.org","@graph":${jsonForScript([...graph, ...jsonLd])}}</script>`,
  ].join("");
}

function meta(kind: "name" | "property", name: string, content: string | undefined): string {
  return content === undefined ? "" : `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;
}

/** The first view's `<picture>` in React's form: its AVIF source, then an image with high fetch priority. */
const FIRST_PICTURE =
  /<picture><source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img[^>]* fetchPriority="high"/;

/**
 * The head's element that preloads the page's main picture, if it has one. It is read from the page's HTML,
 * so that it names the source that the browser chooses. A browser without AVIF skips it by its type.
 */
export function preloadPicture(body: string): string {
  const [, srcSet, sizes] = FIRST_PICTURE.exec(body) ?? [];
  return srcSet === undefined || sizes === undefined
    ? ""
    : `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
