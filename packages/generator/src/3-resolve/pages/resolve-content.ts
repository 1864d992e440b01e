import { dayOf } from "../../day-of.ts";
import type { Page } from "@vitrine/schema/content/page";
import { contentKinds } from "@vitrine/schema/content-kinds";
import { withFileHints } from "@vitrine/schema/file-kinds";
import type { Entry } from "../../2-validate/validate-content.ts";
import { isValid, type LocalPages } from "../../inspect/local-pages.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { HOME_CRUMB } from "../head/page-head.ts";
import { withOpenGraphImage } from "../pictures/open-graph-image.ts";
import { partnerLogos } from "../pictures/partner-logos.ts";
import { photosAmong } from "../pictures/photo-finder.ts";
import { imagesIn, resolvePictures } from "../pictures/pictures.ts";
import type { ArrangedPlaces } from "../places/zone-geography.ts";
import { openResolver } from "../resolver.ts";
import { resolveDepartments } from "./resolve-departments.ts";
import { resolveLegal, resolvePage, resolveSector, sectorPage } from "./resolve-page.ts";
import type { SharedLists } from "./resolve-section.ts";
import { resolveSite } from "./resolve-site.ts";

export type ResolvedContent = ReturnType<typeof resolveContent>;

/**
 * Resolves valid content into complete pages: facts, grammar, typography, defaults, heads. Local pages are
 * only listed here, since each is made by itself.
 */
export function resolveContent(
  { environment, pageContext }: Pick<PlanInputs, "environment" | "pageContext">,
  { content, sources }: Pick<LocalPages, "content" | "sources">,
  { lists, issues }: Omit<ArrangedPlaces, "local">,
) {
  const { logos, videos, now } = environment;
  const today = dayOf(now);
  const context = openResolver(pageContext);
  const { site, sharedFiles, photos, report, reported } = context;
  const defaults = sharedFiles.zoneDefaults;
  report(sharedFiles.site.file, context.siteIssues);
  for (const { file, ...issue } of issues) report(file, [issue]);
  const sectors = content.sectors.map((entry) => resolveSector(context, entry));
  const { form } = content;
  const sections: SharedLists = {
    zones: lists,
    zonesRoute: site.zones?.route,
    form: form && withFileHints(context.resolve(form.file, contentKinds.form.schema, form.data)),
    logos: partnerLogos(context, content.partners, logos),
    videos,
    today,
  };
  // First, so that a page at the address of one is reported, not the defaults.
  const pages = [
    ...resolveDepartments(context, defaults, lists.departments),
    ...content.pages.map((entry) => resolvePage(context, entry, sections)),
    ...sectors.map((entry) => sectorPage(context, entry)),
    ...content.legal.map((entry) => resolveLegal(context, entry)),
  ];
  report(defaults.file, resolvePictures(defaults.file, defaults.data, context).issues);
  const mentions = [
    ...[...content.byKind.values()]
      .flat()
      .flatMap(({ file, data }) => photosAmong(imagesIn(data), file.path)),
    ...sources.filter(isValid).flatMap(({ path, images }) => photosAmong(images, path)),
  ];
  const inputs = {
    finder: finderAddress(content.pages, site.zones?.route),
    picture: pages.find(({ route }) => route === HOME_CRUMB.route)?.head.openGraph.image,
    today,
  };
  return {
    site: resolveSite(site, sharedFiles.facts.data, sectors, lists.main, inputs),
    /** All pages but local pages. */
    pages: pages.map((page) => withOpenGraphImage(page, site, context.drawing)),
    /** Photos that content names, to be encoded. */
    photos: photos.named(mentions),
    /** Paths of photos that no content names. */
    unnamedPhotos: photos.unnamed(mentions),
    /** Data files that scripts fetch. */
    data: site.zones === undefined ? [] : lists.finder.files,
    diagnostics: reported,
  };
}

/** The address at which the zone finder answers a search: the home page, else the page of all zones. */
function finderAddress(pages: readonly Entry<Page>[], zonesRoute: string | undefined): string | undefined {
  for (const route of [HOME_CRUMB.route, zonesRoute]) {
    const page = pages.find(({ data }) => data.route === route);
    const finder = page?.data.sections.find(({ type }) => type === "zone-finder");
    if (finder !== undefined)
      return `${route}?q={search_term_string}${finder.id === undefined ? "" : `#${finder.id}`}`;
  }
  return undefined;
}
