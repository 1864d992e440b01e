import { shortHash } from "@vitrine/generator/short-hash";

/** Hash of a page's module. */
export const moduleKey = (text: string): string => shortHash(text);

/** The key of a page's HTML: the hashes of the bundle, of the data of all pages, and of its module. */
export const pageKey = (bundle: string, site: string, module: string): string =>
  [bundle, site, module].join(".");

/** Gives the module's part of a page's key. A key of an older form has none. */
export const modulePart = (key: string): string | undefined => key.split(".")[2];
