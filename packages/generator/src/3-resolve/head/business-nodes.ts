import type { Branch, Premises } from "@vitrine/schema/content/site/business";
import type { Facts } from "@vitrine/schema/content/facts";
import { OTHER_ORGANIZATION_TYPES } from "@vitrine/schema/content/site/business-types.data";
import type { Site } from "@vitrine/schema/content/site";
import type { JsonLdNode } from "@vitrine/schema/page-head";
import type { Section } from "@vitrine/schema/sections";
import { pick } from "../../pick.ts";
import type { DeployedSite } from "../settings.ts";
import { branchId, offerNode, reference } from "./structured-data.ts";

/**
 * Gives the nodes of the company: its head office, and a node for each branch (schema.org LocalBusiness). A property
 * that is undefined is left out of the page.
 * `picture` is the address of a picture that shows the company; without one the logo stands for it,
 * although search engines show no SVG.
 */
export function businessNodes(site: Site, facts: Facts, picture: string | undefined): JsonLdNode[] {
  const { url, name, contact, business, networks = [] } = site;
  const branches = business.branches ?? [];
  const company: JsonLdNode = {
    "@type": typeOf(business),
    "@id": `${url}/#business`,
    name,
    url: `${url}/`,
    logo: `${url}${business.logo}`,
    image: picture ?? `${url}${business.logo}`,
    telephone: contact.phone,
    email: contact.email,
    priceRange: business.priceRange,
    address: postalAddress(contact, contact.country),
    areaServed: business.areaServed,
    sameAs: networks.length > 0 ? networks.map(({ address }) => address) : undefined,
    hasOfferCatalog: business.serviceTypes && {
      "@type": "OfferCatalog",
      itemListElement: business.serviceTypes,
    },
    ...premisesOf(business),
    makesOffer: offerOf(site, facts),
    department: orNothing(branches.map(({ id }) => reference(branchId(url, id)))),
  };
  return [company, ...branches.map((branch) => branchNode(site, branch))];
}

function branchNode({ url, business, contact }: Site, { id, name, phone, ...place }: Branch): JsonLdNode {
  return {
    "@type": typeOf(business),
    "@id": branchId(url, id),
    name,
    image: `${url}${business.logo}`,
    telephone: phone ?? contact.phone,
    address: postalAddress(place, contact.country),
    ...premisesOf(place),
    parentOrganization: reference(`${url}/#business`),
  };
}

/**
 * Gives the type of a business. Another organization is a LocalBusiness too: schema.org has opening hours and a range of
 * prices only for these.
 */
const typeOf = ({ type = "LocalBusiness" }: Site["business"]) =>
  (OTHER_ORGANIZATION_TYPES as readonly string[]).includes(type) ? ["LocalBusiness", type] : type;

/** Gives the address of a place of business (schema.org PostalAddress). */
const postalAddress = (
  { street, postalCode, locality, region }: Pick<Branch, "street" | "postalCode" | "locality" | "region">,
  country: string,
) => ({
  "@type": "PostalAddress",
  streetAddress: street,
  postalCode,
  addressLocality: locality,
  addressRegion: region,
  addressCountry: country,
});

/** The coordinates and the opening hours of a place. */
function premisesOf({ coordinates, openingHours = [], exceptions = [] }: Premises) {
  return {
    geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
    openingHoursSpecification: orNothing(
      openingHours.map(({ days, ...hours }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        // Equal times, from one day to the next, are the whole day.
        ...(hours.opens === hours.closes
          ? { opens: "00:00", closes: "23:59" }
          : pick(hours, "opens", "closes")),
      })),
    ),
    specialOpeningHoursSpecification: orNothing(
      // Equal times mean a day on which the place is closed (Google, "Local business structured data").
      exceptions.map(({ from, to = from, opens = "00:00", closes = "00:00" }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: from,
        validThrough: to,
        opens,
        closes,
      })),
    ),
  };
}

/** A list of one is written as its only item, and an empty list as nothing. */
const orNothing = <Item>(items: readonly Item[]) => (items.length < 2 ? items[0] : items);

/** Gives the price of an hour, a fact. The check has reported a missing fact or a price that is not a number. */
function offerOf({ url, business: { offer } }: Site, facts: Facts) {
  if (offer === undefined) return undefined;
  const { fact, currency } = offer;
  const price = String(facts[fact]?.value);
  return {
    ...offerNode(price, currency, `${url}/#offer`),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currency,
      unitCode: "HUR",
      valueAddedTaxIncluded: true,
    },
  };
}

type Event = Section<"events">["items"][number];

/** Gives the node of an event, at the company's address unless it says where (schema.org Event). */
export const eventNode = (
  { url, name: company, contact }: DeployedSite,
  { name, from, to, opens, closes, place, full = false }: Event,
): JsonLdNode => ({
  "@type": "Event",
  name,
  startDate: opens === undefined ? from : `${from}T${opens}`,
  endDate: closes === undefined ? to : `${to ?? from}T${closes}`,
  location: {
    "@type": "Place",
    name: place ?? company,
    address: place ?? postalAddress(contact, contact.country),
  },
  organizer: reference(`${url}/#business`),
  ...(full && { remainingAttendeeCapacity: 0 }),
});
