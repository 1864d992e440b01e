import { hashOf } from "../hash.ts";

/** All that a page's HTML is made of, as one key: bundle, site's module, page's module. */
export function pageKey(bundle: string, siteText: string, pageText: string): string {
  return [bundle, hashOf(siteText), hashOf(pageText)].join(".");
}

/** Why a build rendered a page. */
export type RenderReason = "new" | "output-missing" | "templates" | "site" | "page";

/** Why a page with this key is rendered, given what the last build put out; undefined where it need not be. */
export function renderReason(
  key: string,
  last: string | undefined,
  present: boolean,
): RenderReason | undefined {
  if (last === undefined) return "new";
  if (key !== last) {
    const [bundle, site] = key.split(".");
    const [lastBundle, lastSite] = last.split(".");
    return bundle !== lastBundle ? "templates" : site !== lastSite ? "site" : "page";
  }
  return present ? undefined : "output-missing";
}
