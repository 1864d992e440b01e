/**
 * The origins besides the site's own from which a page may load each kind of file: "https://www.example.com".
 */
export interface OutsideSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

export interface PolicySources {
  readonly outside: OutsideSources;
  /** The origins besides the site's own that forms may post to. */
  readonly formTargets: readonly string[];
  /** SHA-256 of every inline `<script>` element, in base 64. */
  readonly scriptHashes: readonly string[];
  /** Names of the Trusted Types policies that scripts may make. */
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
export function contentSecurityPolicy({
  outside,
  formTargets,
  scriptHashes,
  scriptPolicies,
}: PolicySources): string {
  const self = (sources: readonly string[] = []) => ["'self'", ...distinct(sources)];
  const hosts = (kind: keyof OutsideSources) => outside[kind].map(withoutScheme);
  const orNone = (sources: readonly string[]) => (sources.length === 0 ? ["'none'"] : distinct(sources));
  const directives: Readonly<Record<string, readonly string[]>> = {
    // A page's icon is a `data:` address.
    "default-src": self(["data:", ...hosts("connect"), ...hosts("image")]),
    "script-src": self([...hashSources(scriptHashes), ...hosts("script")]),
    // One header can't list the hashes of all pages; each page's own policy has the hash of its styles.
    "style-src": ["'unsafe-inline'"],
    "frame-src": orNone(hosts("frame")),
    "object-src": ["'none'"],
    "form-action": self(formTargets.map(withoutScheme)),
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": orNone(scriptPolicies),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** The policy of files that are not pages. Nothing in them runs, even if a browser shows one as a page. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

/**
 * Removes the scheme: a host without one has the page's own (CSP Level 3, 6.7.2.7). The sources are the same
 * on HTTPS, and each page sends 8 bytes less per source.
 */
const withoutScheme = (origin: string) => origin.replace(/^https:\/\//, "");

const hashSources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

const distinct = (texts: readonly string[]) => [...new Set(texts)];
