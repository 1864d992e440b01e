import { join } from "node:path";
import type { PageModel } from "@vitrine/generator/page-model";
import { typeset } from "@vitrine/french/typeset";
import { factVocabulary } from "@vitrine/generator/vocabulary";
import { pageOrigins } from "@vitrine/generator/page-origins";
import { editorAddress } from "../dev-problem.ts";
import type { PageSheet } from "../../src/atelier/report.ts";
import { type AtelierSources, compareLocal, nearestPages, pageRow, problemsByFile } from "./make-report.ts";

/** Gathers all facts about one page, or gives undefined for an unknown route. */
export function makeSheet(route: string, sources: AtelierSources): PageSheet | undefined {
  const page = sources.modelAt(route);
  if (page === undefined) return undefined;
  const { plan, contentDir } = sources;
  const { content, registry } = plan;
  const origins = pageOrigins(page, content, registry);
  const words = factVocabulary(content.facts?.data ?? {});
  const problems = problemsByFile(sources).get(page.file.path) ?? [];
  const source = (file: string, gives: string) => ({
    file: join("content", file),
    address: editorAddress(contentDir, file),
    gives,
  });
  return {
    row: pageRow(page, sources, problems, nearestPages(compareLocal(plan))),
    head: searchHead(page, sources),
    problems,
    sources: [
      source(origins.file, "la page"),
      ...(origins.defaults.length === 0 ? [] : [source("zone-defaults.yaml", origins.defaults.join(", "))]),
      ...(origins.facts.length === 0 ? [] : [source("facts.yaml", "les faits ci-dessous")]),
      source("site.yaml", "l’en-tête, le pied de page et les adresses"),
    ],
    facts: origins.facts.map((name) => {
      return { name, value: typeset(words.get(name) ?? ""), label: content.facts?.data[name]?.label ?? "" };
    }),
    commune: origins.commune,
    neighbours: origins.neighbours,
    pictures: origins.pictures,
  };
}

function searchHead(
  { head, indexed }: PageModel,
  { plan: { site, content } }: AtelierSources,
): PageSheet["head"] {
  const { url } = site.site;
  const { image, imageAlt } = head.openGraph;
  return {
    title: head.title,
    description: head.description,
    host: URL.canParse(url) ? new URL(url).host : url,
    // The development server serves the picture at the same path.
    image: image?.startsWith(url) ? image.slice(url.length) : image,
    imageAlt,
    isDrawnByBuild: indexed && content.site?.data.openGraphImages !== false,
  };
}
