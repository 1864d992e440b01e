import { contentSecurityPolicy, NOTHING_RUNS, type OutsideSources } from "./content-security-policy.ts";
import type { Headers, Hosting, Redirect } from "./hosting.ts";

/** The properties of one site that its hosting depends on. */
export interface SiteFacts {
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
  /** The address that the forms post to. */
  readonly webhook: string;
  /**
   * Other addresses that requests go to: a second webhook, and former ones for requests that wait in a
   * visitor's browser.
   */
  readonly otherWebhooks: readonly string[];
  /** The address that suggests postal addresses while a visitor types; undefined for a site without one. */
  readonly geocoder: string | undefined;
  /** The sources of the analytics and advertising tools. They are loaded only after consent. */
  readonly tools: readonly ToolSources[];
  /** SHA-256 of every inline script of the pages, in base 64. */
  readonly scriptHashes: readonly string[];
  /** Trusted Types policies of the site's own scripts, which run without consent. */
  readonly scriptPolicies: readonly string[];
  /** Former addresses of pages. */
  readonly redirects: readonly Redirect[];
  readonly precompressed: boolean;
}

/** The hosts of one tool, and the Trusted Types policies that its scripts bring or need. */
export interface ToolSources extends Partial<OutsideSources> {
  readonly scriptPolicies: readonly string[];
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

/**
 * Folders of hashed files that an open page may request later. A publish must not remove the last build's
 * files from them.
 */
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
      "Content-Security-Policy": policyOf(facts),
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

function policyOf({
  webhook,
  otherWebhooks,
  geocoder,
  tools,
  scriptHashes,
  scriptPolicies,
}: SiteFacts): string {
  const of = (kind: keyof OutsideSources) => tools.flatMap((tool) => tool[kind] ?? []);
  const ourOwn = [webhook, ...otherWebhooks, geocoder ?? []].flat().map((address) => new URL(address).origin);
  return contentSecurityPolicy({
    outside: {
      script: of("script"),
      connect: [...ourOwn, ...of("connect")],
      image: of("image"),
      frame: of("frame"),
    },
    formTargets: [new URL(webhook).origin],
    scriptHashes,
    scriptPolicies: [...scriptPolicies, ...tools.flatMap((tool) => tool.scriptPolicies)],
  });
}
