import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { plainText } from "@vitrine/schema/text-links";
import type { Fact } from "@vitrine/schema/content/facts";
import type { Site } from "@vitrine/schema/content/site";
import { isCurrency } from "@vitrine/schema/is-currency";
import type { JsonLdNode } from "@vitrine/schema/page-head";
import type { Breadcrumbs } from "@vitrine/schema/page-props";
import { pictureAddress } from "@vitrine/schema/picture-address";
import type { Commune } from "../../communes/commune-registry.ts";

/** Gives an absolute address without a trailing slash; the home page alone ends with one. */
export const absolute = (url: string, route: string) => (route === "/" ? `${url}/` : `${url}${route}`);

/** Gives the address of a picture's largest WebP file, for readers without AVIF support. */
export const widestWebp = (picture: ResolvedPicture) =>
  pictureAddress(picture, picture.widths.at(-1), "webp");

/**
 * The node of the site itself. The zone finder answers its search action: `finder` is the address of a search
 * from the site's root. Without it no search is promised.
 */
export const websiteNode = ({ url, name }: Site, finder: string | undefined): JsonLdNode => ({
  "@type": "WebSite",
  "@id": `${url}/#website`,
  name,
  url: `${url}/`,
  inLanguage: "fr-FR",
  publisher: reference(`${url}/#business`),
  potentialAction: finder && {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: url + finder },
    // Google's addition to schema.org's SearchAction.
    "query-input": "required name=search_term_string",
  },
});

/** Gives the address of a branch's node. */
export const branchId = (url: string, id: string) => `${url}/#business-${id}`;

/** Names another node. */
export const reference = (id: string) => ({ "@id": id });

/** The page itself and its place in the site. */
export function pageNodes(
  site: Site,
  route: string,
  title: string,
  description: string,
  breadcrumbs: Breadcrumbs,
): JsonLdNode[] {
  const address = absolute(site.url, route);
  const page: JsonLdNode = {
    "@type": "WebPage",
    "@id": `${address}#webpage`,
    url: address,
    name: title,
    description,
    inLanguage: "fr-FR",
    isPartOf: reference(`${site.url}/#website`),
    about: reference(`${site.url}/#business`),
  };
  if (breadcrumbs.length < 2) return [page];
  const trail: JsonLdNode = {
    "@type": "BreadcrumbList",
    "@id": `${address}#breadcrumb`,
    itemListElement: breadcrumbs.map((crumb, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: crumb.name,
      item: absolute(site.url, crumb.route),
    })),
  };
  return [{ ...page, breadcrumb: reference(`${address}#breadcrumb`) }, trail];
}

/** A service that a page offers. */
export interface Service {
  readonly name: string;
  /** Commune with the service; the whole area if undefined. */
  readonly place?: Pick<Commune, "name" | "insee">;
  /** Id of the branch that provides it; the company if undefined. */
  readonly branch?: string | undefined;
  /** Type of the service; the business's first service type if undefined. */
  readonly type?: string;
  /** Its price with tax; the business's offer if undefined. */
  readonly price?: Fact | undefined;
}

/** Gives an offer at a price with tax, in a currency (ISO 4217). */
export const offerNode = (price: string, currency: string, id?: string): JsonLdNode => ({
  "@type": "Offer",
  ...(id !== undefined && { "@id": id }),
  price,
  priceCurrency: currency,
  availability: "https://schema.org/InStock",
});

/** Gives the currency of a price by its unit, « CHF » or « CHF TTC »; euros for others. */
function currencyOf({ unit = "" }: Fact): string {
  const [code = ""] = unit.split(" ");
  return isCurrency(code) ? code : "EUR";
}

/** Gives the node of a page's service. The type is text, since schema.org names few services. */
export const serviceNode = (
  { url, business }: Site,
  route: string,
  description: string,
  { name, place, branch, type = business.serviceTypes?.[0] ?? name, price }: Service,
): JsonLdNode => ({
  "@type": "Service",
  "@id": `${absolute(url, route)}#service`,
  name,
  description,
  serviceType: type,
  provider: reference(branch === undefined ? `${url}/#business` : branchId(url, branch)),
  offers:
    price === undefined
      ? business.offer && reference(`${url}/#offer`)
      : offerNode(String(price.value), currencyOf(price)),
  areaServed:
    place === undefined
      ? business.areaServed
      : { "@type": "AdministrativeArea", name: place.name, identifier: place.insee },
});

/** Gives the node of the questions that are visible on a page, and no others. */
export const faqNode = (
  site: Site,
  route: string,
  items: readonly { question: string; answer: string }[],
): JsonLdNode => ({
  "@type": "FAQPage",
  "@id": `${absolute(site.url, route)}#faq`,
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});
