import type { SourceText } from "../../1-load/source-file.ts";
import { HOME_CRUMB, makePage } from "../head/page-head.ts";
import { withOpenGraphImage } from "../pictures/open-graph-image.ts";
import type { LocalPlace, Surroundings } from "../places/zone-geography.ts";
import type { DeployedSite } from "../settings.ts";
import { hasPlaceholder, pick } from "../texts/map-values.ts";
import type { PageModel } from "./page-model.ts";
import type { ZoneTexts } from "./resolve-zone.ts";

/** A local page that lacks only its surroundings. */
export type ZoneDraft = (surroundings: Surroundings) => PageModel;

/**
 * Drafts a local page from resolved texts. A module of its own, since render threads need neither schemas nor
 * checks.
 */
export const zoneDraft =
  (
    file: SourceText,
    texts: ZoneTexts,
    place: LocalPlace["place"],
    { site, drawing }: { readonly site: DeployedSite; readonly drawing?: string | undefined },
  ): ZoneDraft =>
  (surroundings) =>
    withOpenGraphImage(zonePage(site, file, texts, place, surroundings), site, drawing);

/** Makes a local page from its texts and its surroundings. */
function zonePage(
  site: DeployedSite,
  file: SourceText,
  texts: ZoneTexts,
  { commune, route, name }: LocalPlace["place"],
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
