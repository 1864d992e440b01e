import { contentSecurityPolicy, NOTHING_RUNS, type OutsideSources } from "./content-security-policy.ts";
import type { Headers, Hosting } from "./hosting.ts";

/** What is particular about a site, as far as its hosting is concerned. */
export interface SiteFacts {
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
  /** Where the forms post to. */
  readonly webhook: string;
  /** Where else requests go: to a second webhook, and to former ones for what waits in a visitor's browser. */
  readonly otherWebhooks: readonly string[];
  /** Where addresses are looked up while one types. */
  readonly geocoder: string;
  /** What the tools that measure and advertise need; they ask for it after consent only. */
  readonly tools: readonly ToolSources[];
  /** SHA-256 of every `<style>` element of the site, in base 64. */
  readonly styleHashes: readonly string[];
  /** SHA-256 of every inline script of the pages, in base 64. */
  readonly scriptHashes: readonly string[];
  /** Trusted Types policies of the site's own scripts, for what happens without consent. */
  readonly scriptPolicies: readonly string[];
  readonly precompressed: boolean;
}

/** The hosts of one tool, and the Trusted Types policies that its scripts bring or need. */
export interface ToolSources extends Partial<OutsideSources> {
  readonly scriptPolicies: readonly string[];
}

const YEAR = 365 * 24 * 60 * 60;

/** What hosts send with every file. Two years of HTTPS only, for this host and those below it (RFC 6797). */
const EVERYWHERE: Headers = {
  "Strict-Transport-Security": `max-age=${2 * YEAR}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
};

/** What no page of ours uses, and so no script in it may. */
const UNUSED = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Names under these change with their content. */
const HASHED = ["/assets/", "/video/"];
/** These too; and other sites may show them: search engines, networks. */
const PICTURES = ["/images/", "/og/"];

/** Beginnings of the paths of what an open page may yet ask for under a name that changes with its content. */
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
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      // A page is the same whatever its query says: what was fetched ahead without a campaign serves with it.
      "No-Vary-Search": "params",
      "Permissions-Policy": UNUSED.map((feature) => `${feature}=()`).join(","),
      "Referrer-Policy": "strict-origin-when-cross-origin",
    },
    rules: [
      { prefixes: HASHED, headers: hashed("same-origin") },
      { prefixes: PICTURES, headers: hashed("cross-origin") },
    ],
    // RFC 9116, section 3: the place where it used to be.
    redirects: [{ from: "/security.txt", to: "/.well-known/security.txt" }],
    precompressed: facts.precompressed,
  };
}

function policyOf({
  webhook,
  otherWebhooks,
  geocoder,
  tools,
  styleHashes,
  scriptHashes,
  scriptPolicies,
}: SiteFacts): string {
  const of = (kind: keyof OutsideSources) => tools.flatMap((tool) => tool[kind] ?? []);
  const ourOwn = [webhook, ...otherWebhooks, geocoder].map((address) => new URL(address).origin);
  return contentSecurityPolicy({
    outside: {
      script: of("script"),
      connect: [...ourOwn, ...of("connect")],
      image: of("image"),
      frame: of("frame"),
    },
    formTargets: [new URL(webhook).origin],
    styleHashes,
    scriptHashes,
    scriptPolicies: [...scriptPolicies, ...tools.flatMap((tool) => tool.scriptPolicies)],
  });
}
