import { hashOf } from "../hash.ts";

/** Hash of a page's module. */
export const moduleKey = (text: string): string => hashOf(text);

/** All that a page's HTML is made of, as one key: bundle, what all pages share, what the page's module says. */
export const pageKey = (bundle: string, site: string, module: string): string =>
  [bundle, site, module].join(".");

/** The parts of a page's key. A key of an older form has no module. */
export function keyParts(key: string) {
  const [bundle, site, module] = key.split(".");
  return { bundle, site, module };
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
    const [now, before] = [keyParts(key), keyParts(last)];
    return now.bundle !== before.bundle ? "templates" : now.site !== before.site ? "site" : "page";
  }
  return isWhole ? undefined : "output-damaged";
}
