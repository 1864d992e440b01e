import type { JsonLdNode, PageHead } from "@vitrine/schema/page-head";
import { escapeAttribute, escapeText, jsonForScript } from "./escape.ts";

/** The site's data for a page's head. */
export interface HeadContext {
  readonly siteName: string;
  readonly locale: string;
  /** JSON-LD nodes of every page. */
  readonly graph: readonly JsonLdNode[];
}

/** Writes the descriptive elements of a page's head. */
export function renderHead(head: PageHead, { siteName, locale, graph }: HeadContext): string {
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
    meta("property", "og:site_name", siteName),
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
