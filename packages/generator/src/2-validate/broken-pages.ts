import { fold, foldPath } from "@vitrine/french/fold";

/** Pages that files with mistakes will make once they are mended: a link to one is not called wrong. */
export interface BrokenPages {
  /** Names of local pages. */
  readonly zones: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  /** True if a file's `route:` line can't be read: its page may have any route, and any link may lead to it. */
  readonly anyRoute: boolean;
}

/**
 * Gathers the pages of broken files, given by their texts: from file names, and for pages of sections from the
 * `route:` line.
 */
export function brokenPagesOf(broken: ReadonlyMap<string, string>): BrokenPages {
  const zones = new Set<string>();
  const routes = new Set<string>();
  let anyRoute = false;
  for (const [path, text] of broken) {
    const [, folder, name] = /^(sectors|zones|legal|pages)\/([^/]+)\.ya?ml$/i.exec(path) ?? [];
    if (folder === undefined || name === undefined) continue;
    if (folder === "pages") {
      const route = ROUTE_LINE.exec(text)?.[1];
      if (route === undefined) anyRoute = true;
      // The route itself may be the mistake: « /équipe » is meant for "/equipe".
      else routes.add(`/${foldPath(route)}`);
      continue;
    }
    // A misnamed file is meant for a page whose name is nearly its own; a space may be a slip or a hyphen.
    for (const slug of [fold(name), fold(name.replaceAll(" ", ""))]) {
      routes.add(`/${slug}`);
      if (folder === "zones") zones.add(slug);
    }
  }
  return { zones, routes, anyRoute };
}

const ROUTE_LINE = /^route:[ \t]+["']?(\/[^\s"'#]*)/m;
