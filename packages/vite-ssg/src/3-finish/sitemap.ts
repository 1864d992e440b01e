import { inBatches } from "@vitrine/generator/worker-pool";
import { escapeAttribute } from "../renderer/escape.ts";

/** Limit of addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const XML = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const NAMESPACE = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly address: string;
  /** W3C date of the content's last change; no date is better than a wrong one. */
  readonly lastModified?: string | undefined;
}

/**
 * Makes the sitemap of all indexed pages (sitemaps.org 0.9). Past 50,000 addresses, `sitemap.xml` is an index
 * of `sitemap-1.xml` and so on.
 */
export function sitemap(
  siteUrl: string,
  entries: readonly SitemapEntry[],
): { readonly path: string; readonly text: string }[] {
  if (entries.length <= MAX_ADDRESSES) return [{ path: "sitemap.xml", text: urlSet(entries) }];
  const parts = inBatches(entries, MAX_ADDRESSES);
  const listed = parts.map((part, i) =>
    element("sitemap", { address: `${siteUrl}/sitemap-${i + 1}.xml`, lastModified: latest(part) }),
  );
  return [
    { path: "sitemap.xml", text: `${XML}<sitemapindex ${NAMESPACE}>\n${listed.join("")}</sitemapindex>\n` },
    ...parts.map((part, i) => ({ path: `sitemap-${i + 1}.xml`, text: urlSet(part) })),
  ];
}

/** Robots may read everything, and find the sitemap by its address. A site that is not for them lets them read nothing. */
export function robots(siteUrl: string, isClosed = false): string {
  if (isClosed) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function urlSet(entries: readonly SitemapEntry[]): string {
  return `${XML}<urlset ${NAMESPACE}>\n${entries.map((entry) => element("url", entry)).join("")}</urlset>\n`;
}

function element(name: "url" | "sitemap", { address, lastModified }: SitemapEntry): string {
  const date = lastModified === undefined ? "" : `<lastmod>${lastModified}</lastmod>`;
  return `  <${name}><loc>${escapeAttribute(address).replaceAll("'", "&apos;")}</loc>${date}</${name}>\n`;
}

/** The latest date of some entries, or undefined if one of them has no date. */
function latest(entries: readonly SitemapEntry[]): string | undefined {
  const dates = entries.map(({ lastModified }) => lastModified);
  return dates.includes(undefined) ? undefined : dates.sort().at(-1);
}
