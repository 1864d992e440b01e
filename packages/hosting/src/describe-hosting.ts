import { contentSecurityPolicy, NOTHING_RUNS, type PolicyFacts } from "./content-security-policy.ts";
import type { Headers, Hosting, Redirect } from "./hosting.ts";

/** The properties of one site that its hosting depends on. */
export interface SiteFacts extends PolicyFacts {
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
  /** Former addresses of pages. */
  readonly redirects: readonly Redirect[];
  readonly precompressed: boolean;
}

const YEAR = 365 * 24 * 60 * 60;

/** The headers of every file. HTTPS only for two years, on this host and its subdomains (RFC 6797). */
const EVERYWHERE: Headers = {
  "Strict-Transport-Security": `max-age=${2 * YEAR}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
};

/** File names in these folders contain a hash of their content. */
const HASHED = ["/assets/", "/video/"];
/** File names here contain a hash too. Search engines and social networks may show these files. */
const PICTURES = ["/images/", "/og/"];

/** Folders of hashed files that an open page may request later: a publish keeps the last build's. */
export const FETCHED_LATER = ["assets/", "images/", "video/"] as const;

const FOR_EVER = `public, max-age=${YEAR}, immutable`;

/** Describes how a site is served. The same facts give the same text, so that a build can be repeated. */
export function describeHosting(facts: SiteFacts): Hosting {
  const hashed = (origins: "same-origin" | "cross-origin"): Headers => ({
    "Cache-Control": FOR_EVER,
    ...EVERYWHERE,
    "Content-Security-Policy": NOTHING_RUNS,
    "Cross-Origin-Resource-Policy": origins,
  });
  return {
    siteUrl: facts.siteUrl,
    headers: {
      "Cache-Control": "no-cache",
      ...EVERYWHERE,
      "Content-Security-Policy": contentSecurityPolicy(facts),
      // No "Cross-Origin-Resource-Policy": a page holds nothing private, and its policy refuses frames.
      "Cross-Origin-Opener-Policy": "same-origin",
      // A page does not depend on its query, so a prefetched page also serves a link with campaign
      // parameters.
      "No-Vary-Search": "params",
    },
    rules: [
      { prefixes: HASHED, headers: hashed("same-origin") },
      { prefixes: PICTURES, headers: hashed("cross-origin") },
    ],
    // The former place of the file (RFC 9116, section 3).
    redirects: [{ from: "/security.txt", to: "/.well-known/security.txt" }, ...facts.redirects],
    precompressed: facts.precompressed,
  };
}
