import { suggest } from "@vitrine/schema/did-you-mean";
import type { PageLink } from "@vitrine/schema/site-model";
import { slugOf } from "../../1-load/page-address.ts";
import type { SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import type { FileIssue } from "../../1-load/diagnose.ts";
import type { Commune, CommuneRegistry } from "../../communes/commune-registry.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import { unknownCommune } from "./unknown-commune.ts";
import { shownName } from "../texts/vocabulary.ts";

/** The place of a local page, without the page's texts. */
export interface ZonePlace extends PageLink {
  readonly slug: string;
  readonly commune: Commune;
  readonly main: boolean;
  /** True if lists show it, because its page has all of its texts. */
  readonly listed: boolean;
  /** Slugs of the neighbours that its file names. */
  readonly neighbours: readonly string[];
}

/** Finds local pages' communes, sorted by INSEE code. Unknown communes and neighbours are issues. */
export function findPlaces(
  sources: readonly Pick<PageSource, "path" | "outline">[],
  fileAt: (path: string) => SourceText,
  { brokenPages, unpublished }: Pick<ValidContent, "brokenPages" | "unpublished">,
  registry: CommuneRegistry,
) {
  const places: ZonePlace[] = [];
  const issues: FileIssue[] = [];
  const unknown = new Map<string, Mention[]>();
  const zones = sources.flatMap(({ path, outline }) =>
    outline === undefined ? [] : [{ file: fileAt(path), slug: slugOf(path), outline }],
  );
  const known = new Set([
    ...zones.map(({ slug }) => slug),
    ...brokenPages.zones,
    ...[...unpublished.keys()].map((route) => route.slice(1)),
  ]);
  for (const { file, slug, outline } of zones) {
    const { insee, main = false, neighbours = [], unfinished = false } = outline;
    const commune = registry.byInsee(insee);
    if (commune === undefined)
      issues.push({ file, path: ["insee"], ...unknownCommune(insee, registry, slug) });
    else places.push({ slug, main, listed: !unfinished, neighbours, ...placeOf(slug, commune) });
    for (const [i, other] of neighbours.entries())
      if (!known.has(other))
        unknown.getOrInsertComputed(other, () => []).push({ file, path: ["neighbours", i] });
  }
  for (const [slug, named] of unknown) issues.push(unknownZone(slug, named, known));
  return { places: places.sort(byInsee), issues };
}

/** The place where a file names a neighbour. */
type Mention = Pick<FileIssue, "file" | "path">;

/** One file that is missing or misnamed is one mistake, however many pages name it. */
function unknownZone(slug: string, named: readonly Mention[], known: ReadonlySet<string>): FileIssue {
  const first = named[0] as Mention;
  const count = named.length;
  return {
    ...first,
    code: "unknown-zone",
    en: `There is no local page "${slug}".${count > 1 ? ` ${count} pages name it.` : ""}`,
    fr: `Il n’y a pas de page locale « ${slug} ».${count > 1 ? ` ${count} pages la nomment.` : ""}`,
    hint: suggest(
      slug,
      [...known].filter((other) => other !== slugOf(first.file.path)),
    ),
  };
}

const byInsee = (a: ZonePlace, b: ZonePlace) =>
  byCodeUnits(a.commune.insee, b.commune.insee) || byCodeUnits(a.route, b.route);

export const linkTo = ({ name, route }: ZonePlace): PageLink => ({ name, route });

/** Gives the place of a local page by the slug of its file. */
export const placeOf = (slug: string, commune: Commune) => ({
  commune,
  name: shownName(commune),
  route: `/${slug}`,
});
