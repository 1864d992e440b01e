import { join } from "node:path";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { CommuneRegistry } from "@vitrine/generator/commune-registry";
import { compareEach, limitsOf } from "@vitrine/generator/compare-zones";
import type { PageModel } from "@vitrine/generator/page-model";
import { pageOrigins } from "@vitrine/generator/page-origins";
import { factVocabulary } from "@vitrine/generator/vocabulary";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { releaseGate } from "@vitrine/schema/diagnostics/release-gate";
import { devProblem, editorAddress } from "../dev-problem.ts";
import type { DevContent } from "../dev-pages.ts";

/** Limit of local pages that are compared, because the time grows with the square of their number. */
const MOST_COMPARED = 500;

const KINDS = {
  ZonePage: "Page locale",
  DepartmentPage: "Département",
  SectorPage: "Secteur",
  SectionsPage: "Page de sections",
  LegalPage: "Page légale",
} as const satisfies Record<PageModel["template"], string>;

/** The current content, with its folder. */
export interface AtelierSources extends DevContent {
  readonly contentDir: string;
}

export type AtelierReport = ReturnType<typeof makeReport>;
export type PageRow = AtelierReport["pages"][number];
export type Problem = AtelierReport["elsewhere"][number];
export type PageSheet = Exclude<ReturnType<typeof makeSheet>, undefined>;

/** Lists all pages with their figures, and says how alike local pages are and which places have none. */
export function makeReport(sources: AtelierSources) {
  const { plan, pages, unlisted } = sources;
  const problems = problemsByFile(sources);
  const made = new Set(pages.map(({ file }) => file.path));
  const similarity = similarityReport(sources);
  return {
    pages: pages.map((page) => {
      const severities = problems.get(page.file.path)?.map(({ severity }) => severity) ?? [];
      return {
        ...titleOf(page, sources),
        errors: severities.filter((severity) => severity === "error").length,
        warnings: severities.filter((severity) => severity === "warning").length,
        nearest: nearestTo(page.route, similarity.pairs),
      };
    }),
    release: releaseReport(sources),
    /** Problems of files that make no page, or none yet. */
    elsewhere: [...problems].flatMap(([file, found]) => (made.has(file) ? [] : found)),
    similarity,
    coverage: coverageReport(plan),
    unlisted,
  };
}

/** Gathers all facts about one page, or gives undefined for an unknown route. */
export function makeSheet(route: string, sources: AtelierSources) {
  const page = sources.modelAt(route);
  if (page === undefined) return undefined;
  const { plan, contentDir } = sources;
  const { content, registry, site } = plan;
  const { file, defaults, facts, commune, neighbours, pictures } = pageOrigins(page, content, registry);
  const words = factVocabulary(content.facts?.data ?? {});
  const source = (path: string, gives: string) =>
    ({ file: join("content", path), address: editorAddress(contentDir, path), gives }) as const;
  const { url } = site.site;
  const { image, imageAlt } = page.head.openGraph;
  return {
    ...titleOf(page, sources),
    nearest: nearestTo(route, similarityReport(sources).pairs),
    description: page.head.description,
    host: URL.canParse(url) ? new URL(url).host : url,
    // The development server serves the picture at the same path.
    image: image?.startsWith(url) ? image.slice(url.length) : image,
    imageAlt,
    isDrawnByBuild: page.indexed && content.site?.data.openGraphImages !== false,
    problems: problemsByFile(sources).get(page.file.path) ?? [],
    sources: [
      source(file, "la page"),
      ...(defaults.length === 0 ? [] : [source("zone-defaults.yaml", defaults.join(", "))]),
      ...(facts.length === 0 ? [] : [source("facts.yaml", "les faits ci-dessous")]),
      source("site.yaml", "l’en-tête, le pied de page et les adresses"),
    ],
    facts: facts.map((name) => {
      return { name, value: typeset(words.get(name) ?? ""), label: content.facts?.data[name]?.label ?? "" };
    }),
    commune,
    neighbours,
    pictures,
  };
}

function titleOf({ route, template, head, file }: PageModel, { plan }: AtelierSources) {
  const zone = plan.content.zones.find((one) => one.file.path === file.path);
  const department = zone && plan.registry.byInsee(zone.data.insee)?.department;
  return {
    route,
    title: head.title,
    kind: KINDS[template],
    department: department && `${department.code} ${department.name}`,
  };
}

function problemsByFile({ plan, contentDir, language }: AtelierSources) {
  const problem = (diagnostic: Diagnostic) => ({
    ...devProblem(diagnostic, plan.texts.get(diagnostic.file), contentDir, language),
    severity: diagnostic.severity,
  });
  const byFile = Map.groupBy(plan.diagnostics, ({ file }) => file);
  return new Map([...byFile].map(([file, found]) => [file, found.map(problem)]));
}

/** The tasks that are left before the site goes public (`releaseGate`), by kind. */
function releaseReport(sources: AtelierSources) {
  const found = [...problemsByFile(sources).values()].flat();
  return Object.entries(releaseGate).flatMap(([code, title]) => {
    const problems = found.filter((problem) => problem.code === code);
    return problems.length === 0 ? [] : [{ title, problems }];
  });
}

interface Pair {
  readonly routes: readonly [string, string];
  /** Share of text that both pages have, from 0 to 1. */
  readonly similarity: number;
}

/** Compares local pages by the doorway guard's own measure: the pages by INSEE code, the most similar pair first. */
function similarityReport({ plan: { content, registry, local } }: AtelierSources) {
  const insee = new Map(content.zones.map(({ slug, data }) => [`/${slug}`, data.insee]));
  const compared = local().slice(0, MOST_COMPARED);
  const { own, pairs } = compareEach(compared.map(({ text }) => text));
  const routeAt = (i: number) => compared[i]?.route ?? "";
  return {
    pages: compared
      .map(({ route }, i) => ({ route, own: own[i] ?? 1, insee: insee.get(route) ?? "" }))
      .sort((a, b) => (a.insee < b.insee ? -1 : 1))
      .map((page) => ({ ...page, name: nameOf(page.insee, registry) })),
    pairs: pairs
      .map(({ pages: [a, b], similarity }): Pair => ({ routes: [routeAt(a), routeAt(b)], similarity }))
      .sort((a, b) => b.similarity - a.similarity),
    /** Similarity above which two pages count as too alike. */
    limit: limitsOf(content.site?.data).similarity,
  };
}

function nearestTo(route: string, pairs: readonly Pair[]) {
  const pair = pairs.find(({ routes }) => routes.includes(route));
  return pair && { route: pair.routes[pair.routes[0] === route ? 1 : 0], similarity: pair.similarity };
}

/** The map's rows from north to south. A position has no name without a place, and no route without a page. */
function coverageReport({ content, registry }: AtelierSources["plan"]) {
  const routes = new Map(content.zones.map(({ slug, data }) => [data.insee, `/${slug}`]));
  return content.zoneMap?.data.rows.map((line, y) =>
    line
      .trim()
      .split(/ +/)
      .map((insee, x) => {
        const name = insee === "." ? undefined : nameOf(insee, registry);
        return { position: `${y} ${x}`, insee, name, route: routes.get(insee) };
      }),
  );
}

function nameOf(insee: string, registry: CommuneRegistry): string {
  const commune = registry.byInsee(insee);
  return commune === undefined ? insee : typeset(placeName(commune.name, commune.elides).name);
}
