import { hashOf } from "../hash.ts";

/** Hash of a page's module. */
export const moduleKey = (text: string): string => hashOf(text);

/** All that a page's HTML is made of, as one key: bundle, what all pages share, what the page's module says. */
export const pageKey = (bundle: string, site: string, module: string): string =>
  [bundle, site, module].join(".");

/** The last part of a page's key: that of its module. */
export const moduleKeyIn = (key: string): string | undefined => key.split(".")[2];

/** The last part of a page's key where the other two are the same; undefined where one is not. */
export function sameBut(key: string | undefined, bundle: string, site: string): string | undefined {
  const start = `${bundle}.${site}.`;
  return key?.startsWith(start) ? key.slice(start.length) : undefined;
}

/** Why a build rendered a page. */
export type RenderReason = "new" | "output-damaged" | "templates" | "site" | "page";

/** Why a page with this key is rendered, given what the last build put out; undefined where it need not be. */
export function renderReason(
  key: string,
  last: string | undefined,
  isWhole: boolean,
): RenderReason | undefined {
  if (last === undefined) return "new";
  if (key !== last) {
    const [bundle, site] = key.split(".");
    const [lastBundle, lastSite] = last.split(".");
    return bundle !== lastBundle ? "templates" : site !== lastSite ? "site" : "page";
  }
  return isWhole ? undefined : "output-damaged";
}
