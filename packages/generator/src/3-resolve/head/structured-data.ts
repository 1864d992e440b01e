import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  SearchAction,
  Service as ServiceNode,
  WebPage,
  WebSite,
} from "schema-dts";
import type { Facts } from "@vitrine/schema/content/facts";
import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { plainText } from "@vitrine/schema/text-links";
import type { Site } from "@vitrine/schema/content/site";
import type { JsonLdNode } from "@vitrine/schema/page-head";
import type { Breadcrumbs } from "@vitrine/schema/page-props";
import type { Commune } from "../../communes/commune-registry.ts";

/** Gives an absolute address without a trailing slash; the home page alone ends with one. */
export const absolute = (url: string, route: string) => (route === "/" ? `${url}/` : `${url}${route}`);

/** Gives the address of a picture's largest WebP file, for readers without AVIF support. */
export const widestWebp = ({ image, widths, version }: ResolvedPicture) =>
  `/images/${image}-${widths.at(-1)}.${version}.webp`;

/**
 * The nodes that all pages share: one LocalBusiness for the whole site, never one per local page (decisions), and one
 * WebSite. The zone finder answers its search action.
 * `finder` is the address of a search from the site's root; without it none is promised.
 * Search engines show no SVG as a business's image: `picture` is preferred to the logo.
 */
export function siteGraph(
  site: Site,
  facts: Facts,
  picture: ResolvedPicture | undefined,
  finder: string | undefined,
): JsonLdNode[] {
  const { url, name, contact, business } = site;
  const company: LocalBusiness = {
    "@type": "LocalBusiness",
    "@id": `${url}/#business`,
    name,
    url: `${url}/`,
    logo: `${url}${business.logo}`,
    image: `${url}${picture === undefined ? business.logo : widestWebp(picture)}`,
    telephone: contact.phone,
    email: contact.email,
    priceRange: business.priceRange,
    address: {
      "@type": "PostalAddress",
      addressLocality: contact.locality,
      addressRegion: contact.region,
      addressCountry: contact.country,
    },
    areaServed: business.areaServed,
    sameAs: [site.addresses.linkedin],
    hasOfferCatalog: { "@type": "OfferCatalog", itemListElement: business.serviceTypes },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: business.openingHours.days.map((day) => `https://schema.org/${day}`) as never,
      opens: business.openingHours.opens,
      closes: business.openingHours.closes,
    },
    makesOffer: {
      "@type": "Offer",
      "@id": `${url}/#offer`,
      price: priceOf(site, facts),
      priceCurrency: business.offer.currency,
      availability: "https://schema.org/InStock",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: priceOf(site, facts),
        priceCurrency: business.offer.currency,
        unitCode: "HUR",
        valueAddedTaxIncluded: true,
      },
    },
  };
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name,
    url: `${url}/`,
    inLanguage: "fr-FR",
    publisher: { "@id": `${url}/#business` },
    ...(finder !== undefined && { potentialAction: searchAction(url + finder) }),
  };
  return [node(company), node(website)];
}

/** The search that the zone finder answers at an address. */
const searchAction = (urlTemplate: string) =>
  ({
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate },
    // Google's addition to schema.org's SearchAction.
    "query-input": "required name=search_term_string",
  }) as SearchAction;

/** The page itself and its place in the site. */
export function pageNodes(
  site: Site,
  route: string,
  title: string,
  description: string,
  breadcrumbs: Breadcrumbs,
): JsonLdNode[] {
  const address = absolute(site.url, route);
  const page: WebPage = {
    "@type": "WebPage",
    "@id": `${address}#webpage`,
    url: address,
    name: title,
    description,
    inLanguage: "fr-FR",
    isPartOf: { "@id": `${site.url}/#website` },
    about: { "@id": `${site.url}/#business` },
  };
  if (breadcrumbs.length < 2) return [node(page)];
  const trail: BreadcrumbList = {
    "@type": "BreadcrumbList",
    "@id": `${address}#breadcrumb`,
    itemListElement: breadcrumbs.map((crumb, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: crumb.name,
      item: absolute(site.url, crumb.route),
    })),
  };
  return [node({ ...page, breadcrumb: { "@id": `${address}#breadcrumb` } }), node(trail)];
}

/** A service that a page offers. */
export interface Service {
  readonly name: string;
  /** Commune with the service; the whole area if undefined. */
  readonly place?: Pick<Commune, "name" | "insee">;
  /** Type of the service; the business's first service type if undefined. */
  readonly type?: string;
}

/** Gives the node of a page's service. The type is text, since schema.org has no cleaning service. */
export function serviceNode(
  { url, business }: Site,
  route: string,
  description: string,
  { name, place, type = business.serviceTypes[0] ?? name }: Service,
): JsonLdNode {
  return node<ServiceNode>({
    "@type": "Service",
    "@id": `${absolute(url, route)}#service`,
    name,
    description,
    serviceType: type,
    provider: { "@id": `${url}/#business` },
    offers: { "@id": `${url}/#offer` },
    areaServed:
      place === undefined
        ? business.areaServed
        : { "@type": "AdministrativeArea", name: place.name, identifier: place.insee },
  });
}

/** Gives the node of the questions that are visible on a page, and no others. */
export function faqNode(
  site: Site,
  route: string,
  items: readonly { question: string; answer: string }[],
): JsonLdNode {
  return node<FAQPage>({
    "@type": "FAQPage",
    "@id": `${absolute(site.url, route)}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  });
}

/** The types of schema-dts allow more than plain objects, and these nodes are plain. */
const node = <Node extends object>(plain: Node) => plain as JsonLdNode;

/** Gives the offer's price, a fact. The check has reported a missing fact or a price that is not a number. */
const priceOf = ({ business }: Site, facts: Facts) => String(facts[business.offer.fact]?.value);
