import { CONSENT_ID, PRIVACY_ATTRIBUTE, TRACKERS_ATTRIBUTE } from "@vitrine/tracking/consent-markup";
import { trackers as trackerTable } from "@vitrine/tracking/trackers";
import { useSite } from "../../site-context.ts";

/**
 * The place of the question about cookies, with the facts that it names. The page's script fills it if there
 * is no answer yet (`fill-consent-layer.ts`), so pages do not carry the question. Without tools there is no
 * question; a site that needs no consent gets only the tools' identifiers.
 */
export function ConsentLayer() {
  const { quote, tracking } = useSite();
  const names = Object.keys(trackerTable).filter(isTracker);
  const used = names.filter((tracker) => tracking.trackers[tracker] !== undefined);
  if (used.length === 0) return null;
  const vendors = (purpose: string) =>
    used
      .map((tracker) => trackerTable[tracker])
      .filter((tracker) => tracker.purpose === purpose)
      .map(({ vendor }) => vendor)
      .join(", ");
  const question = {
    [PRIVACY_ATTRIBUTE]: quote.privacy,
    "data-audience": vendors("audience"),
    "data-advertising": vendors("advertising"),
  };
  return (
    <section
      id={CONSENT_ID}
      hidden
      {...(tracking.consent && question)}
      {...{ [TRACKERS_ATTRIBUTE]: JSON.stringify(tracking.trackers) }}
    />
  );
}

type TrackerName = keyof typeof trackerTable;
const isTracker = (name: string): name is TrackerName => Object.hasOwn(trackerTable, name);
