import type { Trackers } from "@vitrine/schema/content/tracking";

/** Something that a tool is known to leave under the site's own name, once the visitor has agreed. */
interface KnownTrace {
  readonly tool: keyof Trackers;
  readonly name: string;
  /** A cookie and how long it lasts, as the privacy page says it, or an entry of `localStorage`, which has no end of its own. */
  readonly kept: string | "localStorage";
}

/**
 * What the tools' vendors say that they leave (Google, "How Google uses cookies"; Meta, "fbp and fbc Parameters"; LinkedIn,
 * "Cookie Table"), and the entries of `localStorage` that their scripts are seen to write, of which no vendor says anything.
 * A name with a star stands for all that begin so.
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
