import { join } from "node:path";
import { typeset } from "@vitrine/french/typeset";
import type { PageModel } from "@vitrine/generator/page-model";
import { pageOrigins } from "@vitrine/generator/page-origins";
import { factVocabulary } from "@vitrine/generator/vocabulary";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { releaseGate } from "@vitrine/schema/diagnostics/release-gate";
import { devProblem, editorAddress } from "../dev-problem.ts";
import type { AtelierSources } from "../site-dev.ts";

const KINDS = {
  ZonePage: "Page locale",
  DepartmentPage: "Département",
  SectorPage: "Secteur",
  SectionsPage: "Page de sections",
  LegalPage: "Page légale",
} as const satisfies Record<PageModel["template"], string>;

export type AtelierReport = ReturnType<typeof makeReport>;
export type ReportedProblem = AtelierReport["elsewhere"][number];
export type PageSheet = Exclude<ReturnType<typeof makeSheet>, undefined>;

/** Lists all pages, those with the most problems first, and all problems that belong to no page. */
export function makeReport(sources: AtelierSources) {
  const problems = problemsByFile(sources);
  const made = new Set(sources.pages.map(({ file }) => file.path));
  const pages = sources.pages.map((page) => {
    const found = Map.groupBy(problems.get(page.file.path) ?? [], ({ severity }) => severity);
    const [errors, warnings] = [found.get("error")?.length ?? 0, found.get("warning")?.length ?? 0];
    return { ...titleOf(page), errors, warnings };
  });
  return {
    pages: pages.sort((a, b) => b.errors - a.errors || b.warnings - a.warnings),
    release: releaseReport(problems),
    /** Problems of files that make no page, or none yet. */
    elsewhere: [...problems].flatMap(([file, found]) => (made.has(file) ? [] : found)),
    unlisted: sources.unlisted,
  };
}

/** Gathers all facts about one page, or gives undefined for an unknown route. */
export function makeSheet(route: string, sources: AtelierSources) {
  const page = sources.modelAt(route);
  if (page === undefined) return undefined;
  const { plan, contentDir } = sources;
  const { content, registry, site } = plan;
  const { file, defaults, facts, commune, pictures } = pageOrigins(page, content, registry);
  const words = factVocabulary(content.facts?.data ?? {});
  const source = (path: string, gives: string) =>
    ({ file: join("content", path), address: editorAddress(contentDir, path), gives }) as const;
  const { url } = site.model;
  const { image, imageAlt } = page.head.openGraph;
  return {
    ...titleOf(page),
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
    pictures,
  };
}

const titleOf = ({ route, template, head }: PageModel) => ({
  route,
  title: head.title,
  kind: KINDS[template],
});

function problemsByFile({ plan, contentDir, language }: AtelierSources) {
  const problem = (diagnostic: Diagnostic) => ({
    ...devProblem(diagnostic, plan.texts.get(diagnostic.file), contentDir, language),
    severity: diagnostic.severity,
  });
  const byFile = Map.groupBy(plan.diagnostics, ({ file }) => file);
  return new Map([...byFile].map(([file, found]) => [file, found.map(problem)]));
}

/** The tasks that are left before the site goes public (`releaseGate`), by kind. */
function releaseReport(byFile: ReturnType<typeof problemsByFile>) {
  const byCode = Map.groupBy([...byFile.values()].flat(), ({ code }) => code);
  return [...releaseGate].flatMap((code) => {
    const problems = byCode.get(code);
    return problems === undefined ? [] : [{ title: catalogue[code].title.fr, problems }];
  });
}
