import { type Attribution, hasCampaign, readAttribution } from "./attribution.ts";

/** File names have an ending; the site's pages have none. */
const FILE = /\.[^/]*$/;

/**
 * Returns a link's address with the attribution added, or undefined if the link must stay as it is. Such a
 * link leaves the site, loads a file, stays on the page, or names a campaign of its own.
 */
export function decorateAddress(
  href: string,
  here: Pick<Location, "origin" | "pathname" | "search">,
  attribution: Attribution,
): string | undefined {
  if (!hasCampaign(attribution) || !href.startsWith(`${here.origin}/`)) return undefined;
  const link = new URL(href);
  if (FILE.test(link.pathname)) return undefined;
  const sameDocument = link.pathname === here.pathname && link.search === here.search;
  if (sameDocument && href.includes("#")) return undefined;
  if (hasCampaign(readAttribution(link.search, 0))) return undefined;
  for (const [name, value] of Object.entries(attribution)) link.searchParams.set(name, value);
  return link.href;
}
