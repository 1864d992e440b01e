import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { loadFile } from "./1-load/load-content.ts";
import type { SourceText } from "./1-load/source-file.ts";
import { OWN_WORDS } from "./1-load/content-folder.ts";
import { localPageFile } from "./1-load/page-address.ts";
import { NO_SURROUNDINGS } from "./3-resolve/places/zone-geography.ts";
import { mediaFiles } from "./media/media-index.ts";
import { pick } from "./pick.ts";
import { once } from "./once.ts";
import type { FileTexts, InspectedPage, Plan, PlanOptions, RenderJob, SitePlan } from "./plan.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { inspectZone } from "./inspect/inspect-zone.ts";
import type { ResolvedContent } from "./3-resolve/pages/resolve-content.ts";
import type { PageModel } from "./3-resolve/pages/page-model.ts";
import { localPageMaker } from "./6-emit/make-page.ts";

/** Results of the stages. */
export interface Findings {
  readonly resolved: ResolvedContent;
  readonly moved: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: readonly RenderJob[];
  /** Paths of local pages' files that are not inspected yet. */
  readonly unknown: readonly string[];
}

/** Joins the results of the stages into a plan. */
export function planOf(inputs: PlanInputs, findings: Findings, options: PlanOptions): Plan {
  const { store, folder, environment, base, pageContext } = inputs;
  const { resolved, diagnostics } = findings;
  const localPage = localPageMaker(store, pageContext);
  return {
    diagnostics,
    texts: textsOf(inputs),
    content: base.content,
    registry: environment.registry,
    pictures: [...environment.pictures.keys()].sort(),
    photos: resolved.photos,
    unknown: new Set(findings.unknown),
    inspect(path: string): InspectedPage {
      const loaded = loadFile(folder, path);
      const { source, texts } = inspectZone(loaded, pageContext);
      return {
        text: loaded.text,
        diagnostics: source.diagnostics.filter(({ file }) => file === path),
        page: texts && localPage(loaded, texts, NO_SURROUNDINGS),
      };
    },
    site: base.content.areSharedFilesValid ? sitePlanOf(inputs, findings, options, localPage) : undefined,
  };
}

function sitePlanOf(
  { environment, pageContext, zones }: PlanInputs,
  { resolved, moved, pages }: Findings,
  { contentDir, cacheDir }: PlanOptions,
  localPage: (file: SourceText) => PageModel,
): SitePlan {
  const { site, drawing, common } = pageContext;
  const written = new Map(resolved.pages.map((page) => [page.route, page]));
  const routes = once(() => new Set(pages.map(({ route }) => route)));
  const pageAt = (route: string) => localPage(zones.source(localPageFile(route)));
  return {
    site: resolved.site,
    pages,
    makerInput: { cacheDir, site, drawing, common: pick(common, "texts") },
    data: resolved.data,
    media: mediaFiles(contentDir, environment),
    moved,
    has: (route) => routes().has(route),
    modelAt: (route) => written.get(route) ?? (routes().has(route) ? pageAt(route) : undefined),
  };
}

/** Gives the texts of all files that diagnostics may refer to. */
function textsOf({ files, base: { listed, loaded }, zones }: PlanInputs): FileTexts {
  const ownWords = files.paths.filter((path) => path === OWN_WORDS);
  const readPaths = new Set([...listed.others, ...listed.zones, ...ownWords]);
  return {
    has: (path) => readPaths.has(path),
    get: (path) => loaded.texts.get(path) ?? (readPaths.has(path) ? zones.read(path).text : undefined),
  };
}
