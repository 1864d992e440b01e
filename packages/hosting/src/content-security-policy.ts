/** From where a page may take what, beyond the site itself; each is an origin: "https://www.example.com". */
export interface OutsideSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

export interface PolicySources {
  readonly outside: OutsideSources;
  /** Where forms may post to, beyond the site itself. */
  readonly formTargets: readonly string[];
  /** SHA-256 of every `<style>` element, in base 64. */
  readonly styleHashes: readonly string[];
  /** SHA-256 of every inline `<script>` element, in base 64. */
  readonly scriptHashes: readonly string[];
  /** Names of the Trusted Types policies that scripts may make. */
  readonly scriptPolicies: readonly string[];
}

/**
 * The Content Security Policy of the pages (CSP Level 3): nothing is allowed but what is listed, no inline
 * handler, no inline script or style without its hash, no frame around a page, no `<base>`; and no string reaches what
 * turns strings into scripts but through a listed policy (Trusted Types).
 */
export function contentSecurityPolicy({
  outside,
  formTargets,
  styleHashes,
  scriptHashes,
  scriptPolicies,
}: PolicySources): string {
  const self = (sources: readonly string[] = []) => ["'self'", ...distinct(sources)];
  const orNone = (sources: readonly string[]) => (sources.length === 0 ? ["'none'"] : distinct(sources));
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": self([...hashSources(scriptHashes), ...outside.script]),
    "style-src": orNone(hashSources(styleHashes)),
    "img-src": self(outside.image),
    "font-src": self(),
    "media-src": self(),
    "connect-src": self(outside.connect),
    ...(outside.frame.length === 0 ? {} : { "frame-src": distinct(outside.frame) }),
    "worker-src": self(),
    "manifest-src": self(),
    "form-action": self(formTargets),
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": orNone(scriptPolicies),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** The policy of what is no page: should a browser show it as one, nothing in it runs. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

const hashSources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

const distinct = (texts: readonly string[]) => [...new Set(texts)];
