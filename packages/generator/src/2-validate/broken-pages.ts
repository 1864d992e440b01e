import { fold, foldPath } from "@vitrine/french/fold";

/**
 * Gathers the pages that files with mistakes will make once they are mended: a link to one is not called wrong. File
 * names tell them, and for pages of sections the `route:` line in the file's text.
 */
export function brokenPagesOf(broken: ReadonlyMap<string, string>) {
  /** Names of local pages. */
  const zones = new Set<string>();
  const routes = new Set<string>();
  /** True if a file's `route:` line can't be read: its page may have any route, and any link may lead to it. */
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
