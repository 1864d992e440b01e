import type { SourceText } from "../../1-load/source-file.ts";
import { crumbsToZones, makePage } from "../head/page-head.ts";
import { withOpenGraphImage } from "../pictures/open-graph-image.ts";
import type { Surroundings } from "../places/zone-geography.ts";
import type { PageContext } from "../page-context.ts";
import { pick } from "../../pick.ts";
import type { PageModel } from "./page-model.ts";
import type { CommonDefaults, ZoneTexts } from "./resolve-zone.ts";

/** Data that all local pages share. */
export interface ZonePageInput extends Pick<PageContext, "site" | "drawing"> {
  readonly common: Pick<CommonDefaults, "texts">;
}

/**
 * Makes a local page from its texts and its surroundings. A module of its own, since render threads
 * need neither schemas nor checks.
 */
export function zonePage(
  file: SourceText,
  own: ZoneTexts,
  { neighbours, department, tiles }: Surroundings,
  { site, drawing, common }: ZonePageInput,
): PageModel {
  const texts = { ...common.texts, ...own };
  const { commune, route, name } = texts.place;
  const { picture, h1, mapTitle, questionsTitle, questions: items, servicesPicture } = texts;
  const questions = questionsTitle && items ? { title: questionsTitle, items } : undefined;
  const breadcrumbs = [...crumbsToZones(site), ...(department ? [department] : []), { name, route }];
  const page = makePage(site, {
    file,
    route,
    texts,
    picture,
    service: { name: h1, place: commune, branch: texts.branch },
    questions: questions?.items,
    indexed: !texts.unfinished,
    template: "ZonePage",
    props: {
      breadcrumbs,
      area: `${commune.postalCodes.join(", ")} – ${commune.department.name}`,
      ...pick(texts, "icon", "h1", "tagline", "picture", "points", "intro", "clientsTitle", "clientTypes"),
      ...(tiles && mapTitle !== undefined && { map: { title: mapTitle, rows: tiles } }),
      ...pick(texts, "neighbourhoodsTitle", "neighbourhoods", "values", "features", "branch"),
      ...(texts.services && {
        services: { ...texts.services, ...(servicesPicture && { picture: servicesPicture }) },
      }),
      ...(questions && { questions }),
      cta: texts.cta,
      neighbours,
    },
  });
  return withOpenGraphImage(page, site, drawing);
}
