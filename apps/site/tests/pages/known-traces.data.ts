import type { Trackers } from "@vitrine/schema/content/site/tracking";

/** A cookie or an entry of localStorage that a tool leaves under the site's own name after consent. */
interface KnownTrace {
  readonly tool: keyof Trackers;
  readonly name: string;
  /** The cookie's lifetime as the privacy page words it, or `localStorage`, whose entries never expire. */
  readonly kept: string | "localStorage";
}

/**
 * The traces that the vendors document: Google, "How Google uses cookies"; Meta, "fbp and fbc Parameters";
 * LinkedIn, "Cookie Table". The entries of `localStorage` are undocumented; they were observed. A name with a
 * star stands for all names that begin with it.
 */
export const knownTraces: readonly KnownTrace[] = [
  { tool: "analytics", name: "_ga*", kept: "13 mois" },
  { tool: "ads", name: "_gcl*", kept: "90 jours" },
  { tool: "meta", name: "_fbp", kept: "90 jours" },
  { tool: "meta", name: "_fbc", kept: "90 jours" },
  { tool: "meta", name: "lastExternalReferrer", kept: "localStorage" },
  { tool: "meta", name: "lastExternalReferrerTime", kept: "localStorage" },
  { tool: "linkedin", name: "li_fat_id", kept: "30 jours" },
  { tool: "linkedin", name: "li_giant", kept: "7 jours" },
  { tool: "linkedin", name: "oribili_user_guid", kept: "1 an" },
  { tool: "linkedin", name: "ln_or", kept: "1 jour" },
  { tool: "linkedin", name: "oribi_cookie_test", kept: "le temps de la visite" },
  { tool: "linkedin", name: "li_adsId", kept: "localStorage" },
];
