import type { Publication } from "@vitrine/schema/content/page-fields";
import type { FileIssue } from "../1-load/diagnose.ts";
import type { SourceText } from "../1-load/source-file.ts";
import type { ValidContent } from "../2-validate/validate-content.ts";
import { byCodeUnits } from "../by-code-units.ts";

/** An entry that gives a former address; one that is gone leads nowhere. */
interface Former {
  readonly from: string;
  readonly to: string | undefined;
  readonly place: Pick<FileIssue, "file" | "path">;
}

/** A page's file with the names that the page had. */
interface NamedPage {
  readonly file: SourceText;
  readonly route: string;
  readonly formerly?: Publication["formerly"] | undefined;
}

/** The former addresses of pages. */
export interface Redirects {
  /** Sorted by address. */
  readonly formers: readonly Former[];
  /** All addresses from each former one to its page, or until one comes again. */
  readonly trails: ReadonlyMap<string, readonly string[]>;
  /** The last page that each former address leads to, sorted. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Follows all redirects to pages. `local` has the local pages with a former name. */
export function followRedirects(
  content: ValidContent,
  routes: ReadonlySet<string>,
  local: readonly NamedPage[],
): Redirects {
  const formers = formersOf(content, local).sort((a, b) => byCodeUnits(a.from, b.from));
  const targets = new Map(formers.toReversed().map(({ from, to }) => [from, to]));
  const isPage = (route: string) => routes.has(route) || content.brokenPages.routes.has(route);
  const trailOf = (from: string) => {
    const trail = new Set([from]);
    let at = targets.get(from);
    while (at !== undefined && !trail.has(at)) {
      trail.add(at);
      at = isPage(at) ? undefined : targets.get(at);
    }
    return at === undefined ? [...trail] : [...trail, at];
  };
  const trails = new Map([...targets.keys()].toReversed().map((from) => [from, trailOf(from)]));
  const moved = Array.from(trails, ([from, trail]) => [from, trail.at(-1) ?? from] as const);
  return { formers, trails, moved: new Map(moved.filter(([from, to]) => from !== to && isPage(to))) };
}

function formersOf({ pages, sectors, legal, site }: ValidContent, local: readonly NamedPage[]): Former[] {
  const named: NamedPage[] = [
    ...pages.map(({ file, data }) => ({ ...data, file })),
    ...[...sectors, ...legal].map(({ file, slug, data }) => ({ ...data, file, route: `/${slug}` })),
    ...local,
  ];
  const ofPages = named.flatMap(({ file, route, formerly = [] }) =>
    formerly.map((name, i) => ({ from: `/${name}`, to: route, place: { file, path: ["formerly", i] } })),
  );
  if (site === undefined) return ofPages;
  const { file, data } = site;
  const ofSite = (data.redirects ?? []).map(({ from, to }, i) => {
    return { from, to, place: { file, path: ["redirects", i, "from"] } };
  });
  return [...ofPages, ...ofSite];
}
