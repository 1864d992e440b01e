import { relative, sep } from "node:path";
import { emitPage } from "@vitrine/generator/emit-page";
import type { PageModel } from "@vitrine/generator/page-model";
import type { SitePlan } from "@vitrine/generator/plan";
import type { DevPages } from "@vitrine/vite-ssg/vite-plugin";
import { LiveContent, type LivePage } from "./live-content.ts";
import type { DevPlaces, SiteDev } from "./site-dev.ts";

/** So many local pages are listed in the atelier, besides those that were asked for. */
const MOST_LISTED = 500;

/**
 * Pages of a content folder for the development server. A saved local page is looked at by itself and shown at once; the
 * plan of the whole content follows, by the same path as a build's.
 */
export function devPages(places: DevPlaces): SiteDev {
  const { content } = places;
  const live = new LiveContent(places);
  const modules = devModules((route) => live.pageAt(route));
  const shown = (): DevPages => ({ ...modules.now(live.site), problems: live.problems() });
  return {
    contentDir: content,
    watch: [content],
    async load(changed) {
      await live.take(changed.map((path) => relative(content, path).split(sep).join("/")));
      return shown();
    },
    follow(listener) {
      live.changed = () => listener(shown());
    },
    close: () => live.close(),
    state: modules.state,
    photoAt: (address) => live.photoAt(address),
    async atelier() {
      await live.settled();
      const { plan, site } = live;
      if (plan === undefined || site === undefined)
        throw new Error("The content has errors: no page was ever made of it.");
      const local = site.pages.filter(isLocal);
      const others = site.pages.filter((page) => !isLocal(page));
      const listed = [...others, ...local.slice(0, MOST_LISTED)].map(({ route }) => route);
      const routes = new Set([...listed, ...modules.routes()]);
      // The atelier follows the pages that it lists, as far as so many are watched.
      for (const route of routes) modules.watch(route);
      return {
        plan: { ...plan, site, diagnostics: live.diagnostics() },
        pages: [...routes].sort().flatMap((route) => modules.modelAt(route) ?? []),
        modelAt: modules.modelAt,
        unlisted: Math.max(0, local.length - MOST_LISTED),
      };
    },
  };
}

const isLocal = ({ content }: SitePlan["pages"][number]) => "job" in content;

/** So many pages are made again after each change; whoever has an older one open reloads it. */
const MOST_WATCHED = 100;

/** The texts of pages' modules, made as they are asked for. A page that can't be made now stays as it last was. */
function devModules(pageAt: (route: string) => LivePage) {
  const last = new Map<string, PageModel>();
  function modelAt(route: string): PageModel | undefined {
    const page = pageAt(route);
    if (page === "gone") last.delete(route);
    else if (page !== "broken") last.set(route, page);
    return last.get(route);
  }
  const textAt = (route: string) => {
    const model = modelAt(route);
    return model && emitPage(model);
  };
  /** The texts of the pages that were asked for lately, the latest last: nobody can have another one open. */
  const watched = new Map<string, string | undefined>();
  function get(route: string): string | undefined {
    const text = textAt(route);
    watched.delete(route);
    watched.set(route, text);
    const [oldest] = watched.keys();
    if (watched.size > MOST_WATCHED && oldest !== undefined) watched.delete(oldest);
    return text;
  }
  let state = 0;
  let lastSite: string | undefined;
  return {
    modelAt,
    watch: (route: string) => void get(route),
    /** Those that were asked for. */
    routes: () => [...last.keys()],
    /** How often they have become others. */
    state: () => state,
    /** The modules as the content is now; none while it was never right. */
    now(site: SitePlan | undefined): Omit<DevPages, "problems"> {
      const siteNow = JSON.stringify(site?.site);
      const changed = [...watched].flatMap(([route, text]) => {
        const now = textAt(route);
        return now === text ? [] : [[route, now] as const];
      });
      for (const [route, text] of changed) watched.set(route, text);
      if (changed.length > 0 || siteNow !== lastSite) state++;
      lastSite = siteNow;
      return {
        site: site?.site,
        pages: { get },
        data: new Map(site?.data.map(({ address, text }) => [address, text])),
        state,
      };
    },
  };
}
