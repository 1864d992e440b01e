import type { FrameList } from "@vitrine/schema/content/site/nav";
import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { OpeningModel, SiteModel } from "@vitrine/schema/site-model";
import { type NetworkName, outsideAddress } from "@vitrine/schema/text-links";
import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/watch-job-seeker-links";

/** An entry of a menu or of a footer's list. Without an address it is plain text. */
export interface FrameLink {
  readonly label: string;
  readonly href?: string | undefined;
  /** True for the entry that opens the consent preferences. */
  readonly opensConsent?: boolean;
  readonly picture?: ResolvedPicture | undefined;
  readonly icon?: NetworkName | undefined;
  /** Attributes of the link. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** Gives the entries of a list: those of the site's collection, then its own. Networks come last, as an aside. */
export function frameEntries({ collection, entries = [] }: FrameList, site: SiteModel): FrameLink[] {
  const own = entries.map(({ label, route, address, opens }): FrameLink => ({
    label,
    href: route ?? (address && outsideAddress(site, address)),
    opensConsent: opens !== undefined,
    ...(address === "recruitment" && { marks: { [JOB_SEEKER_ATTRIBUTE]: "" } }),
  }));
  const shown = own.filter(
    ({ href, opensConsent }) => href !== undefined || !opensConsent || asksConsent(site),
  );
  if (collection === undefined) return shown;
  const listed = collections[collection](site);
  return collection === "networks" ? [...shown, ...listed] : [...listed, ...shown];
}

const collections: Readonly<Record<NonNullable<FrameList["collection"]>, (site: SiteModel) => FrameLink[]>> =
  {
    sectors: ({ sectors }) =>
      sectors.map(({ name, route, picture }) => ({ label: name, href: route, picture })),
    zones: ({ mainZones, zones }) =>
      zones === undefined || mainZones.length === 0
        ? []
        : [...mainZones, { name: zones.all, route: zones.route }].map(({ name, route }) => ({
            label: name,
            href: route,
          })),
    hours: ({ contact: { opening } }) => hoursEntries(opening),
    networks: ({ networks = [] }) =>
      networks.map(({ label, address, icon }) => ({ label, href: address, icon })),
  };

/** Gives the opening hours of a place as entries without an address. */
export const hoursEntries = ({ week, exceptions }: OpeningModel): FrameLink[] =>
  [...week, ...exceptions].map(({ days, hours }) => ({ label: `${days}\u00A0: ${hours}` }));

/** True if the visitor is asked for consent, and may change the answer. */
const asksConsent = ({ tracking }: SiteModel) =>
  tracking.consent && Object.keys(tracking.trackers).length > 0;
