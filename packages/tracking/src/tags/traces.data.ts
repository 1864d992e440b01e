import type { Purpose } from "../consent/choice.ts";

/**
 * What the tools leave in the site's own storage, by the beginning of the name: cookies, and a few entries
 * of localStorage. What they keep under their own domains is out of a site's reach.
 */
export const traces: Readonly<Record<Purpose, readonly string[]>> = {
  audience: ["_ga", "_gid"],
  advertising: ["_gcl", "_gac", "_fb", "li_", "ln_or", "oribi", "lastExternalReferrer"],
};
