import type { Purpose } from "../consent/choice.ts";

/**
 * Beginnings of the names that the tools store under the site's own domain: cookies, and a few entries of
 * localStorage. The site cannot reach the data that they store under their own domains.
 */
export const traces: Readonly<Record<Purpose, readonly string[]>> = {
  audience: ["_ga", "_gid"],
  advertising: ["_gcl", "_gac", "_fb", "li_", "ln_or", "oribi", "lastExternalReferrer"],
};
