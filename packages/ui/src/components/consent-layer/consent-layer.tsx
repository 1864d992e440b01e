import { CONSENT_ID, PRIVACY_ATTRIBUTE, trackerAttributes } from "@vitrine/tracking/consent-markup";
import { useSite } from "../../site-provider.ts";

/**
 * The place of the question about cookies, which the page's script fills (`fill-consent-layer.ts`). A site that needs no
 * consent gets only the tools' identifiers.
 */
export function ConsentLayer() {
  const { quote, tracking } = useSite();
  if (Object.keys(tracking.trackers).length === 0) return null;
  return (
    <section
      id={CONSENT_ID}
      hidden
      {...(tracking.consent && { [PRIVACY_ATTRIBUTE]: quote.privacy })}
      {...trackerAttributes(tracking.trackers)}
    />
  );
}
