import { type Attribution, currentAttribution, withoutClicks } from "./attribution.ts";
import { attributionText, keepCookie, keptAttribution, removeCookie } from "./attribution-cookie.ts";
import { carryAttribution } from "./carry-attribution.ts";
import { fillAttributionFields } from "./fill-attribution-fields.ts";

/** What the visitor has said of advertising cookies. */
export type AttributionConsent = "undecided" | "granted" | "refused";

/**
 * Follows where the visit comes from (spec section 4, decisions "Attribution"). Gives a function to call with the
 * visitor's choice, at the start and at every change.
 */
export function followAttribution(): (consent: AttributionConsent) => void {
  const now = Date.now();
  const secure = location.protocol === "https:";
  let attribution: Attribution = {};
  let carried = false;
  const fill = fillAttributionFields(() => attribution);
  const undoDecoration = carryAttribution(() => (carried ? attribution : undefined));
  return (consent) => {
    const cookie = keptAttribution(document.cookie);
    const kept = consent === "granted" ? cookie : "";
    const before = consent === "refused" ? "" : searchOfSitePage(document.referrer);
    const current = currentAttribution({ search: location.search, before, kept, now });
    attribution = consent === "refused" ? withoutClicks(current) : current;
    carried = consent === "undecided";
    undoDecoration();
    fill();
    const text = attributionText(attribution);
    // Only what changed is written: a visit alone does not prolong the 90 days.
    if (consent === "granted" && text !== kept) document.cookie = keepCookie(text, secure);
    if (consent !== "granted" && cookie !== "") document.cookie = removeCookie(secure);
  };
}

const searchOfSitePage = (address: string) =>
  address.startsWith(`${location.origin}/`) ? new URL(address).search : "";
