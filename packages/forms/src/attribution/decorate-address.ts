import { type Attribution, hasCampaign, readAttribution } from "./attribution.ts";

/** A file has an ending; the site's pages have none. */
const FILE = /\.[^/]*$/;

/**
 * A link's address with the attribution in it, or undefined where the link must stay as it is: it leaves the
 * site, loads a file, moves within the page, or names a campaign of its own; or there is nothing to carry.
 */
export function decorateAddress(
  href: string,
  here: Pick<Location, "origin" | "pathname" | "search">,
  attribution: Attribution,
): string | undefined {
  if (!hasCampaign(attribution) || !URL.canParse(href)) return undefined;
  const link = new URL(href);
  if (link.origin !== here.origin || FILE.test(link.pathname)) return undefined;
  const sameDocument = link.pathname === here.pathname && link.search === here.search;
  if (sameDocument && href.includes("#")) return undefined;
  if (hasCampaign(readAttribution(link.search, 0))) return undefined;
  for (const [name, value] of Object.entries(attribution)) link.searchParams.set(name, value);
  return link.href;
}
