import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { DeployedSite } from "../settings.ts";
import type { JsonLdNode, PageHead } from "@vitrine/schema/page-head";
import type { Breadcrumbs } from "@vitrine/schema/page-props";
import { absolute, pageNodes, widestWebp } from "./structured-data.ts";

interface HeadInput {
  readonly site: DeployedSite;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumbs: Breadcrumbs;
  readonly picture?: ResolvedPicture | undefined;
  readonly nodes?: readonly JsonLdNode[];
  /** True if search engines may list the page, as far as they may list the site. */
  readonly indexed: boolean;
}

/** Composes a page's head: the title with the site's name, absolute addresses, the JSON-LD graph. */
export function pageHead(input: HeadInput): PageHead {
  const { site, route, description, keywords, breadcrumbs, picture, nodes = [] } = input;
  const indexed = input.indexed && site.staging !== true;
  const title = shownTitle(input.title, site.name);
  return {
    title,
    description,
    keywords,
    ...(indexed ? { canonical: absolute(site.url, route) } : {}),
    robots: indexed ? "index, follow" : "noindex, follow",
    openGraph: {
      type: route === "/" ? "website" : "article",
      ...(picture === undefined ? {} : { image: `${site.url}${widestWebp(picture)}`, imageAlt: picture.alt }),
    },
    jsonLd: indexed ? [...pageNodes(site, route, title, description, breadcrumbs), ...nodes] : [],
  };
}

/** True if search engines may list the page. */
export const isIndexed = ({ robots }: PageHead): boolean => robots === "index, follow";

/** Results pages cut a title after so many characters. An author may write no more. */
const LONGEST_TITLE = 65;

/** Adds the site's name to a title if results pages then still show both in full. */
function shownTitle(title: string, siteName: string): string {
  const named = `${title} | ${siteName}`;
  return title.includes(siteName) || [...named].length > LONGEST_TITLE ? title : named;
}
