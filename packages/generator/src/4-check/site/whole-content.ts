import { routeOfFile } from "../../1-load/page-address.ts";
import type { ResolvedContent } from "../../3-resolve/pages/resolve-content.ts";
import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import { imagesIn } from "../../3-resolve/pictures/pictures.ts";
import { followRedirects } from "../../3-resolve/redirects.ts";
import { namesIn } from "../../3-resolve/texts/fill-text.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import { isValid, type LocalPages } from "../../inspect/local-pages.ts";
import { pick } from "../../pick.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { pricesIn } from "./check-facts.ts";

/** Gathers the data that the rules of the whole content read. */
export function wholeContentOf(
  { base, pageContext, zoneFiles, environment }: PlanInputs,
  { sources, all, content }: LocalPages,
  resolved: ResolvedContent,
) {
  const { loaded, listed } = base;
  const local = sources.filter(isValid).map(({ path, outline, head }) => ({
    route: routeOfFile(path),
    file: zoneFiles.source(path),
    formerly: outline?.formerly,
    template: "ZonePage" as const,
    head,
  }));
  const shown = local.flatMap(({ head, ...page }) => (head === undefined ? [] : [{ ...page, head }]));
  const routes: ReadonlySet<string> = new Set([...resolved.pages, ...local].map(({ route }) => route));
  const pages: readonly PageOutline[] = [...resolved.pages, ...shown];
  // An entry has the keys that were meant.
  const written = [...loaded.files, ...[...content.byKind.values()].flat()];
  const images = [...written.flatMap(({ data }) => imagesIn(data)), ...all.flatMap((one) => one.images)];
  const isRead =
    loaded.texts.size === loaded.files.length &&
    listed.diagnostics.length === 0 &&
    local.length === sources.length;
  return {
    content,
    /** True if every file could be read. */
    isRead,
    /** True if, moreover, every local page is shown. */
    isWhole: isRead && sources.length === listed.zones.length,
    /** All pages, by route. */
    pages: pages.toSorted((a, b) => byCodeUnits(a.route, b.route)),
    routes,
    /** The former addresses of pages. */
    redirects: followRedirects(content, routes, local),
    /** The local pages that are shown. */
    local: sources,
    fileAt: zoneFiles.source,
    /** Names of pictures in all files. */
    images: new Set(images.map(({ image }) => image)),
    /** Names of facts in all files. */
    names: new Set([
      ...[...loaded.texts.values()].flatMap(namesIn),
      ...written.flatMap(({ data }) => pricesIn(data)),
      ...all.flatMap(({ names }) => names),
    ]),
    unnamedPhotos: resolved.unnamedPhotos,
    /** The site as it is deployed. */
    deployed: pageContext.site,
    vocabulary: pageContext.vocabulary,
    ...pick(environment, "pictures", "documents", "brand", "fonts", "published", "now", "registry"),
    ...pick(pageContext.sharedFiles, "site", "facts"),
  };
}
