import type {
  BreadcrumbList,
  FAQPage,
  IdReference,
  SearchAction,
  Service as ServiceNode,
  WebPage,
  WebSite,
} from "schema-dts";
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
 * The node of the site itself. The zone finder answers its search action: `finder` is the address of a search
 * from the site's root. Without it no search is promised.
 */
export function websiteNode({ url, name }: Site, finder: string | undefined): JsonLdNode {
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name,
    url: `${url}/`,
    inLanguage: "fr-FR",
    publisher: reference(`${url}/#business`),
    ...(finder !== undefined && { potentialAction: searchAction(url + finder) }),
  };
  return node(website);
}

/** Names another node. With its own type, TypeScript need not compare it with each type of schema.org. */
export const reference = (id: string): IdReference => ({ "@id": id });

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
    isPartOf: reference(`${site.url}/#website`),
    about: reference(`${site.url}/#business`),
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
  return [node({ ...page, breadcrumb: reference(`${address}#breadcrumb`) }), node(trail)];
}

/** A service that a page offers. */
export interface Service {
  readonly name: string;
  /** Commune with the service; the whole area if undefined. */
  readonly place?: Pick<Commune, "name" | "insee">;
  /** Type of the service; the business's first service type if undefined. */
  readonly type?: string;
}

/** Gives the node of a page's service. The type is text, since schema.org names few services. */
export function serviceNode(
  { url, business }: Site,
  route: string,
  description: string,
  { name, place, type = business.serviceTypes?.[0] ?? name }: Service,
): JsonLdNode {
  const served =
    place === undefined
      ? business.areaServed
      : ({ "@type": "AdministrativeArea", name: place.name, identifier: place.insee } as const);
  return node<ServiceNode>({
    "@type": "Service",
    "@id": `${absolute(url, route)}#service`,
    name,
    description,
    serviceType: type,
    provider: reference(`${url}/#business`),
    ...(business.offer && { offers: reference(`${url}/#offer`) }),
    ...(served !== undefined && { areaServed: served }),
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
export const node = <Node extends object>(plain: Node) => plain as JsonLdNode;
