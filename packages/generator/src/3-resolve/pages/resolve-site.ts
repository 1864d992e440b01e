import { exceptionLines, type HoursLine, openingLines, openingSentence } from "@vitrine/french/opening-hours";
import { typeset } from "@vitrine/french/typeset";
import type { OpeningModel, PageLink, SiteModel } from "@vitrine/schema/site-model";
import type { Premises } from "@vitrine/schema/content/site/business";
import type { Facts } from "@vitrine/schema/content/facts";
import { byCodeUnits } from "../../by-code-units.ts";
import { pick } from "../../pick.ts";
import type { ResolvedSector } from "./resolve-page.ts";
import type { DeployedSite } from "../settings.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import { phoneLabel } from "../texts/phone-number.ts";
import { capitalised } from "../texts/vocabulary.ts";
import { businessNodes } from "../head/business-nodes.ts";
import { websiteNode } from "../head/structured-data.ts";
import { outsideAddress } from "@vitrine/schema/text-links";

/** Values that come from the pages and from the day. */
interface SiteInputs {
  /** The address at which the zone finder answers a search. */
  readonly finder: string | undefined;
  /** The address of the home page's picture. */
  readonly picture: string | undefined;
  /** The day from which exceptional hours are shown, as 2026-12-31. */
  readonly today: string;
}

/** Gathers what all pages share. Sectors come in menu order, without those that are still to be filled in; zones main ones first. */
export function resolveSite(
  site: DeployedSite,
  facts: Facts,
  sectors: readonly ResolvedSector[],
  mainZones: readonly PageLink[],
  { finder, picture, today }: SiteInputs,
): SiteModel {
  const { consent = true, fictional: _, ...trackers } = site.tracking ?? {};
  const { contact, quote } = site;
  const finished = sectors.filter(({ data }) => !hasPlaceholder(data));
  const inOrder = finished.toSorted((a, b) => a.data.order - b.data.order || byCodeUnits(a.slug, b.slug));
  return {
    ...pick(site, "name", "staging", "url", "description", "theme", "sign", "wordmark"),
    ...pick(site, "addresses", "links"),
    notices: (site.notices ?? [])
      .filter(({ from, to }) => from <= today && today <= to)
      .map(({ text }) => text),
    contact: { ...contact, phoneLabel: phoneLabel(contact), opening: openingOf(site.business, today) },
    quote: { ...quote, href: (quote.address && outsideAddress(site, quote.address)) ?? quote.route },
    ...pick(site, "networks", "nav"),
    branches: (site.business.branches ?? []).map((branch) => {
      const { phone = contact.phone, openingHours = [] } = branch;
      return {
        ...pick(branch, "id", "name", "street", "postalCode", "locality", "region"),
        phone,
        phoneLabel: phoneLabel({ phone, country: contact.country }),
        ...(contact.hours !== undefined &&
          openingHours.length > 0 && { hours: typeset(openingSentence(openingHours)) }),
        opening: openingOf(branch, today),
      };
    }),
    ...pick(site, "zones", "rating"),
    tracking: { consent, trackers },
    ...pick(site, "hosting"),
    ...(site.addresses.recruitment !== undefined && pick(site, "recruitment")),
    sectors: inOrder.map(({ slug, data }) => ({
      name: data.name,
      route: `/${slug}`,
      ...pick(data, "summary", "picture"),
    })),
    mainZones,
    footer: site.footer,
    graph: [...businessNodes(site, facts, picture), websiteNode(site, finder)],
  };
}

const openingOf = ({ openingHours = [], exceptions = [], note }: Premises, today: string): OpeningModel => ({
  week: openingLines(openingHours).map(shown),
  exceptions: exceptionLines(exceptions.filter(({ from, to = from }) => to >= today)).map(shown),
  note,
});

const shown = ({ days, hours }: HoursLine): HoursLine => ({
  days: typeset(capitalised(days)),
  hours: typeset(hours),
});
