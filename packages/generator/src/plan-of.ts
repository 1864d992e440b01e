import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { releaseGate } from "@vitrine/schema/diagnostics/release-gate";
import { loadFile } from "./1-load/load-content.ts";
import { OWN_WORDS } from "./1-load/content-folder.ts";
import { localPageFile, slugOf } from "./1-load/page-address.ts";
import { NO_SURROUNDINGS } from "./3-resolve/places/zone-geography.ts";
import { withoutAccepted } from "./4-check/accepted-warnings.ts";
import { inOrder } from "./in-order.ts";
import { mediaFiles } from "./media/media-index.ts";
import { pick } from "./pick.ts";
import { once } from "./once.ts";
import type { FileTexts, InspectedPage, Plan, PlanOptions, SitePlan } from "./plan.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { surroundingsReader } from "./store/place-rows.ts";
import type { InspectedSource, StoredSource } from "./store/source-rows.ts";
import type { CheckedContent } from "./4-check/site/check-site.ts";
import { inspectZones } from "./inspect/inspect-zone.ts";
import { planPages } from "./5-plan/plan-pages.ts";
import type { CachedPlaces } from "./5-plan/cached-places.ts";
import type { ResolvedContent } from "./3-resolve/pages/resolve-content.ts";
import { zonePage } from "./3-resolve/pages/zone-page.ts";
import { localPageReader } from "./5-plan/render-job.ts";

/** Results of the stages. */
export interface Findings {
  readonly sources: readonly StoredSource[];
  readonly places: CachedPlaces;
  readonly resolved: ResolvedContent;
  readonly checked: CheckedContent;
  /** Paths of local pages' files that are not inspected yet. */
  readonly unknown: readonly string[];
  /** Reports of local pages that are too alike. */
  readonly alike: readonly Diagnostic[];
}

/** Joins the results of the stages into a plan. */
export function planOf(inputs: PlanInputs, findings: Findings, options: PlanOptions): Plan {
  const { store, folder, environment, base, pageContext } = inputs;
  const { resolved, checked, alike } = findings;
  const graded = options.release ? withGate : (found: readonly Diagnostic[]) => found;
  const found = [...graded(checked.diagnostics), ...alike];
  const surroundingsOf = surroundingsReader(store);
  return {
    diagnostics: inOrder(withoutAccepted(found, base.content.site, base.shown.today)),
    texts: textsOf(inputs),
    content: base.content,
    registry: environment.registry,
    pictures: [...environment.pictures.keys()].sort(),
    photos: resolved.photos,
    unknown: new Set(findings.unknown),
    inspect(path: string): InspectedPage {
      const loaded = loadFile(folder, path);
      const [{ source, texts }] = inspectZones([loaded], pageContext) as [InspectedSource];
      const surroundings = surroundingsOf(slugOf(path)) ?? NO_SURROUNDINGS;
      return {
        text: loaded.text,
        diagnostics: source.diagnostics.filter(({ file }) => file === path),
        page: texts && zonePage(loaded, texts, surroundings, pageContext),
      };
    },
    site: base.content.isSound ? sitePlanOf(inputs, findings, options) : undefined,
  };
}

function sitePlanOf(
  inputs: PlanInputs,
  { sources, places, resolved, checked }: Findings,
  { contentDir, cacheDir, drawing }: PlanOptions,
): SitePlan {
  const { store, environment, pageContext, zones } = inputs;
  const pages = planPages(resolved.pages, sources, places.surroundings, inputs);
  const { site, common } = pageContext;
  const makerInput = { cacheDir, site, drawing, common: pick(common, "texts") };
  const localPageAt = localPageReader(store, makerInput, zones);
  const written = new Map(resolved.pages.map((page) => [page.route, page]));
  const routes = once(() => new Set(pages.map(({ route }) => route)));
  return {
    site: resolved.site,
    pages,
    makerInput,
    data: resolved.data,
    media: mediaFiles(contentDir, environment),
    moved: checked.moved,
    has: (route) => routes().has(route),
    modelAt: (route) =>
      written.get(route) ?? (routes().has(route) ? localPageAt(localPageFile(route)) : undefined),
  };
}

/** Turns warnings of the release gate into errors. */
const withGate = (found: readonly Diagnostic[]) =>
  found.map((one): Diagnostic => (one.code in releaseGate ? { ...one, severity: "error" } : one));

/** Gives the texts of all files that diagnostics may refer to. */
function textsOf({ files, base: { listed, loaded }, zones }: PlanInputs): FileTexts {
  const ownWords = files.paths.filter((path) => path === OWN_WORDS);
  const readPaths = new Set([...listed.others, ...listed.zones, ...ownWords]);
  return {
    has: (path) => readPaths.has(path),
    get: (path) => loaded.texts.get(path) ?? (readPaths.has(path) ? zones.read(path).text : undefined),
  };
}
