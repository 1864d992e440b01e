import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { CommuneRegistry } from "@vitrine/generator/commune-registry";
import type { Plan } from "@vitrine/generator/plan";
import { compareEach, limitsOf } from "@vitrine/generator/compare-zones";
import type { PageModel } from "@vitrine/generator/page-model";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { DevContent } from "../site-dev.ts";
import { devProblem } from "../dev-problem.ts";
import type {
  AtelierReport,
  CoverageReport,
  Nearest,
  PageKind,
  PageRow,
  Problem,
  SimilarityReport,
} from "../../src/atelier/report.ts";

/** Limit of local pages that are compared, because the time grows with the square of their number. */
const MOST_COMPARED = 500;

const KINDS = {
  ZonePage: "Page locale",
  DepartmentPage: "Département",
  SectorPage: "Secteur",
  SectionsPage: "Page de sections",
  LegalPage: "Page légale",
} as const satisfies Record<PageModel["template"], PageKind>;

/** The current content, with its folder. */
export interface AtelierSources extends DevContent {
  readonly contentDir: string;
}

/** Turns the stages' results into the atelier's report. */
export function makeReport(sources: AtelierSources): AtelierReport {
  const { plan, pages } = sources;
  const compared = compareLocal(plan);
  const nearest = nearestPages(compared);
  const problems = problemsByFile(sources);
  const made = new Set(pages.map(({ file }) => file.path));
  return {
    pages: pages.map((page) => pageRow(page, sources, problems.get(page.file.path) ?? [], nearest)),
    elsewhere: [...problems]
      .filter(([file]) => !made.has(file))
      .map(([file, found]) => ({ file, problems: found })),
    similarity: similarityReport(sources, compared),
    coverage: coverageReport(sources),
    unlisted: sources.unlisted,
  };
}

export function pageRow(
  { route, template, head, file }: PageModel,
  { plan: { content, registry } }: AtelierSources,
  problems: readonly Problem[],
  nearest: ReadonlyMap<string, Nearest>,
): PageRow {
  const zone = template === "ZonePage" && content.zones.find((one) => one.file.path === file.path);
  const insee = zone ? zone.data.insee : undefined;
  const department = insee === undefined ? undefined : registry.byInsee(insee)?.department;
  return {
    route,
    title: head.title,
    kind: KINDS[template],
    department: department && `${department.code} ${department.name}`,
    errors: problems.filter(({ severity }) => severity === "error").length,
    warnings: problems.filter(({ severity }) => severity === "warning").length,
    nearest: nearest.get(route),
  };
}

export function problemsByFile({
  plan,
  contentDir,
}: AtelierSources): ReadonlyMap<string, readonly Problem[]> {
  const problem = (diagnostic: Diagnostic): Problem => ({
    ...devProblem(diagnostic, plan.texts.get(diagnostic.file), contentDir),
    severity: diagnostic.severity,
  });
  const groups = Map.groupBy(plan.diagnostics, ({ file }) => file);
  return new Map([...groups].map(([file, found]) => [file, found.map(problem)]));
}

type Compared = ReturnType<typeof compareLocal>;

/** Compares local pages by the doorway guard's own measure. */
export function compareLocal({ local }: Pick<Plan, "local">) {
  const pages = local().slice(0, MOST_COMPARED);
  return { pages, ...compareEach(pages.map(({ text }) => text)) };
}

/** Each local page's most similar page, by route. */
export function nearestPages({ pages, pairs }: Compared): ReadonlyMap<string, Nearest> {
  const nearest = new Map<string, Nearest>();
  const offer = (from: number, to: number, similarity: number) => {
    const [here, there] = [pages[from]?.route ?? "", pages[to]?.route ?? ""];
    if (similarity > (nearest.get(here)?.similarity ?? 0)) nearest.set(here, { route: there, similarity });
  };
  for (const {
    pages: [a, b],
    similarity,
  } of pairs) {
    offer(a, b, similarity);
    offer(b, a, similarity);
  }
  return nearest;
}

function similarityReport(
  { plan: { content, registry } }: AtelierSources,
  { pages, pairs, own }: Compared,
): SimilarityReport {
  const insee = new Map(content.zones.map(({ slug, data }) => [`/${slug}`, data.insee]));
  const listed = pages
    .map(({ route }, i) => ({ route, i, own: own[i] ?? 1, insee: insee.get(route) ?? "" }))
    .toSorted((a, b) => (a.insee < b.insee ? -1 : 1));
  const ranks = new Map(listed.map(({ i }, rank) => [i, rank]));
  return {
    pages: listed.map((page) => ({ route: page.route, name: nameOf(page.insee, registry), own: page.own })),
    pairs: pairs
      .map(({ pages: [a, b], similarity }) => ({
        pages: [ranks.get(a) ?? 0, ranks.get(b) ?? 0] as const,
        similarity,
      }))
      .toSorted((a, b) => b.similarity - a.similarity),
    limit: limitsOf(content.site?.data).similarity,
  };
}

function coverageReport({ plan: { content, registry } }: AtelierSources): CoverageReport | undefined {
  if (content.zoneMap === undefined) return undefined;
  const routes = new Map(content.zones.map(({ slug, data }) => [data.insee, `/${slug}`]));
  const rows = content.zoneMap.data.rows.map((line) =>
    line
      .trim()
      .split(/ +/)
      .map((insee) =>
        insee === "." ? null : { insee, name: nameOf(insee, registry), route: routes.get(insee) },
      ),
  );
  return { rows };
}

function nameOf(insee: string, registry: CommuneRegistry): string {
  const commune = registry.byInsee(insee);
  return commune === undefined ? insee : typeset(placeName(commune.name, commune.elides).name);
}
