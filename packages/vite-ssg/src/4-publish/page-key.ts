import { shortHash } from "@vitrine/generator/short-hash";

/** Hash of a page's module. */
export const moduleKey = (text: string): string => shortHash(text);

/** The key of a page's HTML: the hashes of the bundle, of the data of all pages, and of its module. */
export const pageKey = (bundle: string, site: string, module: string): string =>
  [bundle, site, module].join(".");

/** Splits a page's key. A key of an older form has no module. */
export function keyParts(key: string) {
  const [bundle, site, module] = key.split(".");
  return { bundle, site, module };
}

/** Why a build rendered a page. */
export type RenderReason = "new" | "output-damaged" | "templates" | "site" | "page";

/** Tells why a page was rendered, from its key and that of the last build. */
export function renderReason(key: string, last: string | undefined): RenderReason {
  if (last === undefined) return "new";
  const [now, before] = [keyParts(key), keyParts(last)];
  if (now.bundle !== before.bundle) return "templates";
  if (now.site !== before.site) return "site";
  return now.module === before.module ? "output-damaged" : "page";
}
