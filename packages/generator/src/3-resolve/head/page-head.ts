import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { JsonLdNode, PageHead } from "@vitrine/schema/page-head";
import type { Breadcrumbs, TemplateProps } from "@vitrine/schema/page-props";
import type { PageLink } from "@vitrine/schema/site-model";
import type { SourceText } from "../../1-load/source-file.ts";
import type { Section } from "@vitrine/schema/sections";
import type { PageModel, TemplateName } from "../pages/page-model.ts";
import type { DeployedSite } from "../settings.ts";
import { eventNode } from "./business-nodes.ts";
import { absolute, faqNode, pageNodes, type Service, serviceNode, widestWebp } from "./structured-data.ts";

/** The first crumb of every trail, for visitors and search engines alike. */
export const HOME_CRUMB: PageLink = { name: "Accueil", route: "/" };

/** The trail to the page of all zones, if the site has one. */
export const crumbsToZones = ({ zones }: DeployedSite): Breadcrumbs =>
  zones === undefined ? [HOME_CRUMB] : [HOME_CRUMB, { name: zones.title, route: zones.route }];

interface PageParts<Name extends TemplateName> {
  readonly file: SourceText;
  readonly route: string;
  readonly texts: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
    readonly shortTitle?: string | undefined;
  };
  readonly picture?: ResolvedPicture | undefined;
  /** The service that the page offers. */
  readonly service?: Service | undefined;
  /** Questions that are visible on the page. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[] | undefined;
  /** Events to come, as the page shows them. */
  readonly events?: Section<"events">["items"] | undefined;
  /** True if search engines may list the page, unless the whole site is closed to them. */
  readonly indexed: boolean;
  readonly template: Name;
  readonly props: TemplateProps[Name];
}

/** Makes a page with its head: the title with the site's name, absolute addresses, the JSON-LD graph. */
export function makePage<Name extends TemplateName>(site: DeployedSite, page: PageParts<Name>): PageModel {
  const { file, route, texts, picture, service, questions = [], events = [], template, props } = page;
  const { description, keywords, shortTitle } = texts;
  const indexed = page.indexed && site.staging !== true;
  const title = shownTitle(texts.title, site.name);
  const graph = (): JsonLdNode[] => [
    ...pageNodes(site, route, title, description, props.breadcrumbs),
    ...(service === undefined ? [] : [serviceNode(site, route, description, service)]),
    ...(questions.length === 0 ? [] : [faqNode(site, route, questions)]),
    ...events.map((event) => eventNode(site, event)),
  ];
  const head: PageHead = {
    title,
    description,
    keywords,
    ...(indexed ? { canonical: absolute(site.url, route) } : {}),
    robots: indexed ? "index, follow" : "noindex, follow",
    openGraph: {
      type: route === "/" ? "website" : "article",
      ...(picture === undefined ? {} : { image: `${site.url}${widestWebp(picture)}`, imageAlt: picture.alt }),
    },
    jsonLd: indexed ? graph() : [],
  };
  return { route, file, indexed, shortTitle, head, template, props } as PageModel;
}

/** Results pages cut a title after so many characters. An author may write no more. */
const MAX_TITLE_LENGTH = 65;

/** Adds the site's name to a title if results pages then still show both in full. */
function shownTitle(title: string, siteName: string): string {
  const named = `${title} | ${siteName}`;
  return title.includes(siteName) || [...named].length > MAX_TITLE_LENGTH ? title : named;
}
