import type { Trackers } from "@vitrine/schema/content/site/tracking";

/** One tool: its script, and its sources for the Content Security Policy: origins by directive, and policies. */
interface Tracker extends Readonly<Partial<Record<"connect" | "image" | "frame", readonly string[]>>> {
  /** The address of the tool's script. */
  readonly address: string;
  /** The origins of scripts, the tool's own included. */
  readonly script: readonly string[];
  /** The tool's Trusted Types policies. Its scripts create all but `default` (`trust-scripts.ts`). */
  readonly scriptPolicies: readonly string[];
}

/** Each of Google's scripts creates a policy of the same name. */
const GOOGLE_POLICIES = ["default", "goog#html", "'allow-duplicates'"] as const;

/**
 * The tools that the site can use. Hosts are listed one by one, because "*.google-analytics.com" would allow
 * hosts that nobody has reviewed. Google's hosts come from its guide "Use Tag Manager with a Content Security
 * Policy". Its "*.google-analytics.com" and "*.analytics.google.com" are replaced by the two hosts each that
 * Europe uses. Meta and LinkedIn publish no list; their hosts were observed. None could be tried without
 * network. So look at the console after the first consent on the real site (docs/hosting.md).
 */
export const trackers = {
  analytics: {
    address: "https://www.googletagmanager.com/gtag/js",
    script: ["https://www.googletagmanager.com"],
    connect: [
      "https://www.google-analytics.com",
      "https://region1.google-analytics.com",
      "https://analytics.google.com",
      "https://region1.analytics.google.com",
      "https://www.googletagmanager.com",
      "https://www.google.com",
    ],
    image: ["https://www.google-analytics.com", "https://www.googletagmanager.com"],
    scriptPolicies: GOOGLE_POLICIES,
  },
  ads: {
    address: "https://www.googletagmanager.com/gtag/js",
    script: [
      "https://www.googletagmanager.com",
      "https://www.googleadservices.com",
      "https://googleads.g.doubleclick.net",
      "https://www.google.com",
    ],
    connect: [
      "https://pagead2.googlesyndication.com",
      "https://www.googleadservices.com",
      "https://googleads.g.doubleclick.net",
      "https://www.google.com",
      "https://google.com",
    ],
    image: [
      "https://www.googletagmanager.com",
      "https://googleads.g.doubleclick.net",
      "https://www.google.com",
      "https://www.google.fr",
    ],
    frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
    scriptPolicies: GOOGLE_POLICIES,
  },
  meta: {
    address: "https://connect.facebook.net/fr_FR/fbevents.js",
    script: ["https://connect.facebook.net"],
    connect: ["https://connect.facebook.net", "https://www.facebook.com"],
    image: ["https://www.facebook.com"],
    scriptPolicies: ["default"],
  },
  linkedin: {
    address: "https://snap.licdn.com/li.lms-analytics/insight.min.js",
    script: ["https://snap.licdn.com"],
    connect: ["https://px.ads.linkedin.com", "https://www.linkedin.com"],
    image: ["https://px.ads.linkedin.com", "https://www.linkedin.com"],
    scriptPolicies: ["default"],
  },
} as const satisfies Record<keyof Trackers, Tracker>;
