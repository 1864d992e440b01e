import { type Attribution, currentAttribution, withoutClicks } from "./attribution.ts";
import { attributionText, cookieWith, readAttributionCookie } from "./attribution-cookie.ts";
import { carryAttribution } from "./carry-attribution.ts";
import { fillAttributionFields } from "./fill-attribution-fields.ts";

/** The visitor's decision about advertising cookies. */
export type AttributionConsent = "undecided" | "granted" | "refused";

/** Tracks the origin of the visit (spec section 4). The returned function takes the visitor's choices. */
export function followAttribution(): (consent: AttributionConsent) => void {
  const now = Date.now();
  const secure = location.protocol === "https:";
  let attribution: Attribution = {};
  let carried = false;
  const fill = fillAttributionFields(() => attribution);
  const undoDecoration = carryAttribution(() => (carried ? attribution : undefined));
  return (consent) => {
    const stored = readAttributionCookie(document.cookie);
    const cookie = consent === "granted" ? stored : "";
    const before = consent === "refused" ? "" : searchOfSitePage(document.referrer);
    const current = currentAttribution({ search: location.search, before, cookie, now });
    attribution = consent === "refused" ? withoutClicks(current) : current;
    carried = consent === "undecided";
    undoDecoration();
    fill();
    const text = attributionText(attribution);
    // An unchanged cookie is not written, so that a visit alone does not prolong the 90 days.
    if (consent === "granted" && text !== cookie) document.cookie = cookieWith(text, secure);
    if (consent !== "granted" && stored !== "") document.cookie = cookieWith("", secure);
  };
}

const searchOfSitePage = (address: string) =>
  address.startsWith(`${location.origin}/`) ? new URL(address).search : "";
