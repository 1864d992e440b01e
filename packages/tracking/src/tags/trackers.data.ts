import type { Trackers } from "@vitrine/schema/content/tracking";
import type { Purpose } from "../consent/choice.ts";

/** One tool: what the visitor reads, what it is asked for, and what a Content Security Policy must let through. */
interface Tracker {
  readonly vendor: string;
  readonly purpose: Purpose;
  /** The address of its script. */
  readonly script: string;
  /** Hosts by CSP directive, the script's included. */
  readonly hosts: Readonly<Partial<Record<"script" | "connect" | "image" | "frame", readonly string[]>>>;
}

/**
 * The tools that the site can use. Google's hosts are those of its "Use Tag Manager with a Content Security
 * Policy" guide; Meta and LinkedIn publish no list, theirs are what their scripts call.
 */
export const trackers = {
  analytics: {
    vendor: "Google Analytics",
    purpose: "audience",
    script: "https://www.googletagmanager.com/gtag/js",
    hosts: {
      script: ["https://*.googletagmanager.com"],
      connect: [
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
        "https://*.googletagmanager.com",
      ],
      image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
    },
  },
  ads: {
    vendor: "Google Ads",
    purpose: "advertising",
    script: "https://www.googletagmanager.com/gtag/js",
    hosts: {
      script: [
        "https://*.googletagmanager.com",
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
        "https://google.com",
      ],
      frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
    },
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
  },
} as const satisfies Record<keyof Trackers, Tracker>;
