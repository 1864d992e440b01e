import type { Trackers } from "@vitrine/schema/content/site/tracking";
import type { Purpose } from "../consent/choice.ts";

/** The tools' names for visitors, and the purpose that needs consent for each, in the order of the question. */
export const vendors = {
  analytics: { vendor: "Google Analytics", purpose: "audience" },
  ads: { vendor: "Google Ads", purpose: "advertising" },
  meta: { vendor: "Meta", purpose: "advertising" },
  linkedin: { vendor: "LinkedIn", purpose: "advertising" },
} as const satisfies Record<keyof Trackers, { readonly vendor: string; readonly purpose: Purpose }>;
