import type { Trackers } from "@vitrine/schema/content/tracking";
import type { Purpose } from "../consent/choice.ts";

/** One tool: what the visitor reads, what it is asked for, and what a Content Security Policy must let through. */
interface Tracker {
  readonly vendor: string;
  readonly purpose: Purpose;
  /** The address of its script. */
  readonly script: string;
  /** Origins by CSP directive, the script's included. */
  readonly hosts: Readonly<Record<"script", readonly string[]>> &
    Readonly<Partial<Record<"connect" | "image" | "frame", readonly string[]>>>;
  /** Trusted Types policies that it needs: `default` is ours (`trust-scripts.ts`), the others its scripts make. */
  readonly scriptPolicies: readonly string[];
}

/** Google's scripts each make one of the same name. */
const GOOGLE_POLICIES = ["default", "goog#html", "'allow-duplicates'"] as const;

/**
 * The tools that the site can use. Hosts are named one by one: with "*.google-analytics.com" a policy lets through what
 * nobody has looked at. Google's are those of its "Use Tag Manager with a Content Security Policy" guide, of which
 * "*.google-analytics.com" and "*.analytics.google.com" stand here as the two that are used from Europe. Meta and
 * LinkedIn publish no list; theirs are what their scripts call. None could be tried without network: look at the
 * console after the first consent on the real site (docs/hosting.md).
 */
export const trackers = {
  analytics: {
    vendor: "Google Analytics",
    purpose: "audience",
    script: "https://www.googletagmanager.com/gtag/js",
    hosts: {
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
    },
    scriptPolicies: GOOGLE_POLICIES,
  },
  ads: {
    vendor: "Google Ads",
    purpose: "advertising",
    script: "https://www.googletagmanager.com/gtag/js",
    hosts: {
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
    },
    scriptPolicies: GOOGLE_POLICIES,
  },
  meta: {
    vendor: "Meta",
    purpose: "advertising",
    script: "https://connect.facebook.net/fr_FR/fbevents.js",
    hosts: {
      script: ["https://connect.facebook.net"],
      connect: ["https://connect.facebook.net", "https://www.facebook.com"],
      image: ["https://www.facebook.com"],
    },
    scriptPolicies: ["default"],
  },
  linkedin: {
    vendor: "LinkedIn",
    purpose: "advertising",
    script: "https://snap.licdn.com/li.lms-analytics/insight.min.js",
    hosts: {
      script: ["https://snap.licdn.com"],
      connect: ["https://px.ads.linkedin.com", "https://www.linkedin.com"],
      image: ["https://px.ads.linkedin.com", "https://www.linkedin.com"],
    },
    scriptPolicies: ["default"],
  },
} as const satisfies Record<keyof Trackers, Tracker>;
