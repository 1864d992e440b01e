import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { CommuneRegistry } from "@vitrine/generator/commune-registry";
import { compareEach, limitsOf } from "@vitrine/generator/compare-zones";
import type { Generated } from "@vitrine/generator/generate";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { devProblem } from "../dev-problem.ts";
import type {
  AtelierReport,
  CoverageReport,
  Nearest,
  PageKind,
  PageRow,
  Problem,
  SimilarityReport,
} from "../src/atelier/report.ts";

const KINDS = {
  ZonePage: "Page locale",
  DepartmentPage: "Département",
  SectorPage: "Secteur",
  SectionsPage: "Page de sections",
  LegalPage: "Page légale",
} as const satisfies Record<Generated["pages"][number]["template"], PageKind>;

type Page = Generated["pages"][number];

/** The content as it stands, and as it last stood without an error. */
export interface AtelierSources {
  readonly latest: Generated;
  readonly lastGood: Generated;
  readonly registry: CommuneRegistry;
  readonly contentDir: string;
  /** How many local pages these leave out. */
  readonly unopened: number;
}

/** Gathers what the stages found into what the atelier shows. */
export function makeReport(sources: AtelierSources): AtelierReport {
  const { latest } = sources;
  const pages = shownPages(sources);
  const nearest = nearestPages(latest);
  const problems = problemsByFile(sources);
  const made = new Set(pages.map(({ file }) => file.path));
  return {
    pages: pages.map((page) => pageRow(page, sources, problems.get(page.file.path) ?? [], nearest)),
    elsewhere: [...problems]
      .filter(([file]) => !made.has(file))
      .map(([file, found]) => ({ file, problems: found })),
    similarity: similarityReport(sources),
    coverage: coverageReport(sources),
    unopened: sources.unopened,
  };
}

/** The pages as they are on screen: the last good ones stand in for those that can't be made now. */
export function shownPages({ latest, lastGood }: AtelierSources): readonly Page[] {
  const made = new Set(latest.pages.map(({ route }) => route));
  const broken = lastGood.pages.filter(({ route, file }) => !made.has(route) && latest.texts.has(file.path));
  return [...latest.pages, ...broken].sort((a, b) => (a.route < b.route ? -1 : 1));
}

export function pageRow(
  { route, template, head, file }: Page,
  { latest, lastGood, registry }: AtelierSources,
  problems: readonly Problem[],
  nearest: ReadonlyMap<string, Nearest>,
): PageRow {
  const zones = [...latest.content.zones, ...lastGood.content.zones];
  const insee =
    template === "ZonePage" ? zones.find((zone) => zone.file.path === file.path)?.data.insee : undefined;
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
  latest,
  contentDir,
}: AtelierSources): ReadonlyMap<string, readonly Problem[]> {
  const problem = (diagnostic: Diagnostic): Problem => ({
    ...devProblem(diagnostic, latest.texts.get(diagnostic.file), contentDir),
    severity: diagnostic.severity,
  });
  const groups = Map.groupBy(latest.diagnostics, ({ file }) => file);
  return new Map([...groups].map(([file, found]) => [file, found.map(problem)]));
}

/** The most similar page of each local page, by route, from the doorway guard's own figures. */
export function nearestPages({ compared: pages }: Generated): ReadonlyMap<string, Nearest> {
  const { pairs } = compareEach(pages.map(({ text }) => text));
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

function similarityReport({ latest, registry }: AtelierSources): SimilarityReport {
  const pages = latest.compared;
  const { pairs, own } = compareEach(pages.map(({ text }) => text));
  const insee = new Map(latest.content.zones.map(({ slug, data }) => [`/${slug}`, data.insee]));
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
    limit: limitsOf(latest.content.site?.data).similarity,
  };
}

function coverageReport({ latest: { content }, registry }: AtelierSources): CoverageReport | undefined {
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
