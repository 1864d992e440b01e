import type { SiteModel } from "@vitrine/schema/site-model";
import type { Bundle } from "./1-bundle/bundle.ts";
import type { PageSource } from "./build-site.ts";
import { hashOf } from "./hash.ts";

/** Keys of what every page is made of. */
export interface SharedKeys {
  readonly bundle: string;
  readonly site: string;
}

export const sharedKeys = (
  { site }: { readonly site: SiteModel },
  { key, scripts }: Pick<Bundle, "key" | "scripts">,
): SharedKeys => ({
  bundle: hashOf(key, JSON.stringify(scripts)),
  site: hashOf(JSON.stringify(site)),
});

/** Pages that say something else than when all of the site was last looked at. */
export interface ChangedPages {
  /** Hash of all that the site is made of besides code, but what these pages say. */
  readonly key: string;
  readonly pages: readonly PageSource[];
}

/** What an output follows from. */
export interface Origin {
  /** Hash of all of it but what some pages say. */
  readonly key: string;
  /** The routes of these pages: what they say is in no key but their own. */
  readonly but: readonly string[];
  /** Hash of the files in the output folder (`hashOfSizes`). */
  readonly files: string;
}

/** Key of what an output follows from but for what the changed pages say; `code` is the hash of the code that builds. */
export const originKey = ({ key }: ChangedPages, { bundle, site }: SharedKeys, code = ""): string =>
  hashOf(key, bundle, site, code);
