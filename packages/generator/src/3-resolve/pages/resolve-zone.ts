import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { type Zone, zone, type ZoneDefaults, zoneDefaults } from "@vitrine/schema/content/zone";
import type { SourceText } from "../../1-load/source-file.ts";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { Commune } from "../../communes/commune-registry.ts";
import { HOME_CRUMB, makePage } from "../head/page-head.ts";
import type { DeployedSite } from "../settings.ts";
import { hasPlaceholder, pick } from "../texts/map-values.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "../resolve-context.ts";
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
  const { picture, h1, mapTitle, questionsTitle, questions: items } = texts;
  const questions = questionsTitle && items ? { title: questionsTitle, items } : undefined;
  const trail = [{ name: site.zones.title, route: site.zones.route }, department, { name, route }];
  return makePage(site, {
    file,
    route,
    texts,
    picture,
    service: { name: h1, place: commune },
    questions: questions?.items,
    indexed: !hasPlaceholder(texts),
    template: "ZonePage",
    props: {
      breadcrumbs: [HOME_CRUMB, ...trail.filter((crumb) => crumb !== undefined)],
      area: `${commune.postalCodes.join(", ")} – ${commune.department.name}`,
      ...pick(texts, "icon", "h1", "tagline", "picture", "points", "intro", "clientsTitle", "clientTypes"),
      ...(tiles && mapTitle !== undefined && { map: { title: mapTitle, rows: tiles } }),
      ...pick(texts, "neighbourhoodsTitle", "neighbourhoods", "values", "features", "services"),
      ...(questions && { questions }),
      cta: texts.cta,
      neighbours,
    },
  });
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
