/** The origins from which a tool may load each kind of file, and its scripts' Trusted Types policies. */
export interface ToolSources extends Readonly<
  Partial<Record<"script" | "connect" | "image" | "frame", readonly string[]>>
> {
  readonly scriptPolicies: readonly string[];
}

/** The properties of a site that its policy depends on. */
export interface PolicyFacts {
  /** The address that the forms post to. */
  readonly webhook: string;
  /** A second webhook, and former ones for requests that wait in a visitor's browser. */
  readonly otherWebhooks: readonly string[];
  /** The address that suggests postal addresses while a visitor types; undefined for a site without one. */
  readonly geocoder: string | undefined;
  /** The sources of the analytics and advertising tools. They are loaded only after consent. */
  readonly tools: readonly ToolSources[];
  /** SHA-256 of every inline script of the pages, in base 64. */
  readonly scriptHashes: readonly string[];
  /** Trusted Types policies of the site's own scripts, which run without consent. */
  readonly scriptPolicies: readonly string[];
}

/**
 * Returns the Content Security Policy of all pages (CSP Level 3). No inline handler or script without its hash
 * runs, no frame around a page, no `<base>`. Strings become scripts only through a listed policy (Trusted
 * Types). Each page restricts its styles by itself.
 *
 * Workers follow `script-src`, and browsers start none from another host.
 *
 * Pages send it before their first byte, so hosts stand once: files may come from those that requests may go to.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { webhook, otherWebhooks, geocoder, tools, scriptHashes, scriptPolicies } = facts;
  const ofTools = (kind: keyof ToolSources) => tools.flatMap((tool) => tool[kind] ?? []);
  const reached = [webhook, ...otherWebhooks, geocoder ?? []].flat();
  const policies = [...scriptPolicies, ...ofTools("scriptPolicies")];
  const directives: Readonly<Record<string, readonly string[]>> = {
    // A page's icon is a `data:` address.
    "default-src": ["'self'", "data:", ...hosts([...reached, ...ofTools("connect"), ...ofTools("image")])],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...hosts(ofTools("script"))],
    // One header can't list the hashes of all pages; each page's own policy has the hash of its styles.
    "style-src": ["'unsafe-inline'"],
    "frame-src": orNone(hosts(ofTools("frame"))),
    "object-src": ["'none'"],
    "form-action": ["'self'", ...hosts([webhook])],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": orNone(policies),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ");
}

/** The policy of files that are not pages. Nothing in them runs, even if a browser shows one as a page. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the hosts of addresses. One without a scheme has the page's own (CSP Level 3, 6.7.2.7). The sources are the
 * same on HTTPS, and each page sends 8 bytes less per source.
 */
const hosts = (addresses: readonly string[]) =>
  addresses.map((address) => new URL(address).origin.replace(/^https:\/\//, ""));

const orNone = (sources: readonly string[]) => (sources.length === 0 ? ["'none'"] : sources);
