import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { type Zone, zone, type ZoneDefaults, zoneDefaults } from "@vitrine/schema/content/zone";
import type { SourceText } from "../../1-load/source-file.ts";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { Commune } from "../../communes/commune-registry.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { isIndexed, pageHead } from "../head/page-head.ts";
import type { DeployedSite } from "../settings.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "../resolve-context.ts";
import { faqNode, serviceNode } from "../head/structured-data.ts";
import { placeVocabulary } from "../texts/vocabulary.ts";
import type { Surroundings } from "../places/zone-geography.ts";
import type { ZonePlace } from "../places/zone-places.ts";

/** A local page that lacks only its surroundings. */
export type ZoneDraft = (surroundings: Surroundings) => PageModel;

/** Resolved texts and pictures of a local page, as plain data. */
export type ZoneTexts = ReturnType<typeof resolveZone>;

/** Resolves a local page: its own texts or else the defaults, in the grammar of its place. */
export function resolveZone(
  context: ResolveContext,
  defaults: Entry<ZoneDefaults>,
  { file, data }: Entry<Zone>,
  commune: Commune,
) {
  const words = placeVocabulary(context.words, commune);
  const own = context.resolve(file, zone, data, words);
  const { pictures, ...common } = context.resolve(
    defaults.file,
    zoneDefaults,
    stillCommon(defaults.data, data, commune.department.code),
    words,
    file.path,
  );
  return { ...common, ...pictured(pictures[commune.department.code]), ...own };
}

/** Makes a local page from its texts and its surroundings. */
export function zonePage(
  site: DeployedSite,
  file: SourceText,
  texts: ZoneTexts,
  { commune, route, name }: Pick<ZonePlace, "commune" | "route" | "name">,
  { neighbours, department, tiles }: Surroundings,
): PageModel {
  const { title, description, keywords, shortTitle, icon, h1, tagline, picture, points, intro } = texts;
  const { clientsTitle, clientTypes, mapTitle, neighbourhoodsTitle, neighbourhoods } = texts;
  const { values, features, services, questionsTitle, questions, cta } = texts;
  const breadcrumbs = [
    HOME_CRUMB,
    { name: site.zones.title, route: site.zones.route },
    ...(department === undefined ? [] : [department]),
    { name, route },
  ];
  const asked =
    questionsTitle === undefined || questions === undefined
      ? undefined
      : { title: questionsTitle, items: questions };
  const head = pageHead({
    site,
    route,
    title,
    description,
    keywords,
    breadcrumbs,
    picture,
    nodes: [
      serviceNode(site, route, h1, description, { place: commune }),
      ...(asked === undefined ? [] : [faqNode(site, route, asked.items)]),
    ],
    indexed: !hasPlaceholder(texts),
  });
  return {
    route,
    file,
    indexed: isIndexed(head),
    shortTitle,
    head,
    template: "ZonePage",
    props: {
      breadcrumbs,
      area: `${commune.postalCodes.join(", ")} – ${commune.department.name}`,
      icon,
      h1,
      tagline,
      picture,
      ...(points && { points }),
      intro,
      clientsTitle,
      clientTypes,
      ...(tiles === undefined || mapTitle === undefined ? {} : { map: { title: mapTitle, rows: tiles } }),
      neighbourhoodsTitle,
      neighbourhoods,
      values,
      features,
      ...(services && { services }),
      ...(asked && { questions: asked }),
      cta,
      neighbours,
    },
  };
}

/** Gives the defaults that the page uses. A default that the page replaces is not checked for it. */
function stillCommon(defaults: ZoneDefaults, own: Zone, department: string): ZoneDefaults {
  const { departmentPage: _, ...common } = defaults;
  const picture = own.picture === undefined ? defaults.pictures[department] : undefined;
  return {
    ...Object.fromEntries(Object.entries(common).filter(([key]) => !(key in own))),
    pictures: picture === undefined ? {} : { [department]: picture },
  } as ZoneDefaults;
}

const pictured = (picture: ResolvedPicture | undefined) => (picture === undefined ? {} : { picture });
