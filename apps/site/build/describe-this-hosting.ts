import { hash } from "node:crypto";
import { describeHosting, type SiteFacts } from "@vitrine/hosting/describe-hosting";
import { publishedHostFiles } from "@vitrine/hosting/host-files";
import type { Hosting } from "@vitrine/hosting/hosting";
import { MAX_LINE_LENGTH } from "@vitrine/hosting/netlify";
import type { Words } from "@vitrine/schema/diagnostics/words";
import type { SiteModel } from "@vitrine/schema/site-model";
import { trackers } from "@vitrine/tracking/trackers";
import { pageLoader } from "../src/page-loader.ts";
import { speculationRules } from "../src/speculation-rules.ts";

/** Describes how to serve a build of this site. Its policies allow the hosts that its pages name. */
export function describeThisHosting(
  { url, addresses, tracking, hosting }: Pick<SiteModel, "url" | "addresses" | "tracking" | "hosting">,
  build: Pick<SiteFacts, "redirects" | "precompressed">,
): Hosting {
  const tools = Object.keys(trackers) as (keyof typeof trackers)[];
  return describeHosting({
    siteUrl: url,
    webhook: addresses.webhook,
    otherWebhooks: [addresses.webhookFallback ?? [], hosting?.formerWebhooks ?? []].flat(),
    geocoder: addresses.geocoder,
    tools: tools.flatMap((tool) => (tracking.trackers[tool] === undefined ? [] : trackers[tool])),
    scriptHashes: [speculationRules, pageLoader].map(hashOf),
    ...build,
    // The policy's name comes from packages/forms/src/delivery/browser/background-sync.ts.
    scriptPolicies: ["outbox"],
  });
}

/** SHA-256 in base 64, as a Content Security Policy names inline code. */
const hashOf = (text: string) => hash("sha256", text, "base64");

/** Remarks on the hosting for the person who builds the site. They change no file. */
export function hostingRemarks(hosting: Hosting): Words[] {
  const { _headers: headers = "" } = publishedHostFiles(hosting);
  const longest = Math.max(...headers.split("\n").map((line) => line.length));
  if (longest <= MAX_LINE_LENGTH) return [];
  return [
    {
      en: `The Content Security Policy makes a line of ${longest} characters in _headers; Cloudflare Pages reads ${MAX_LINE_LENGTH}. Name fewer tools in site.yaml.`,
      fr: `La Content Security Policy fait une ligne de ${longest} caractères dans _headers ; Cloudflare Pages en lit ${MAX_LINE_LENGTH}. Nommez moins d’outils dans site.yaml.`,
    },
  ];
}
