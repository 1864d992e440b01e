import { join, relative, sep } from "node:path";
import { modulePath } from "@vitrine/generator/emit-modules";
import { emitPage } from "@vitrine/generator/emit-page";
import { emitSite } from "@vitrine/generator/emit-site";
import type { PageModel } from "@vitrine/generator/page-model";
import type { SitePlan } from "@vitrine/generator/plan";
import { writeModule } from "@vitrine/generator/write-modules";
import type { DevModule, DevPages } from "@vitrine/vite-ssg/vite-plugin";
import { versionedModule } from "./dev-module.ts";
import { LiveContent, type LivePage } from "./live-content.ts";
import type { DevPlaces, SiteDev } from "./site-dev.ts";
import { watchedPages } from "./watched-pages.ts";

/** So many local pages are listed in the atelier, besides those that were asked for. */
const MOST_LISTED = 500;

/**
 * Pages of a content folder for the development server. A saved local page is looked at by itself and shown at once; the
 * plan of the whole content follows, by the same path as a build's.
 */
export function devPages(places: DevPlaces): SiteDev {
  const { content, cache } = places;
  const live = new LiveContent(places);
  const modules = devModules(join(cache, "dev-modules"), (route) => live.pageAt(route));
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

/** The modules of pages, written as they are asked for. A page that can't be made now stays as it last was. */
function devModules(folder: string, pageAt: (route: string) => LivePage) {
  const last = new Map<string, PageModel>();
  function modelAt(route: string): PageModel | undefined {
    const page = pageAt(route);
    if (page === "gone") last.delete(route);
    else if (page !== "broken") last.set(route, page);
    return last.get(route);
  }
  const pages = watchedPages((route) => {
    const model = modelAt(route);
    return model && written(join(folder, modulePath(route)), emitPage(model));
  });
  let state = 0;
  let lastSite: string | undefined;
  return {
    modelAt,
    watch: (route: string) => void pages.get(route),
    /** Those that were asked for. */
    routes: () => [...last.keys()],
    /** How often they have become others. */
    state: () => state,
    /** The modules as the content is now; none while it was never right. */
    now(site: SitePlan | undefined): Omit<DevPages, "problems"> {
      const module = site && written(join(folder, "site.ts"), emitSite(site.site));
      if (pages.haveChanged() || module?.version !== lastSite) state++;
      lastSite = module?.version;
      return {
        site: module,
        pages,
        data: new Map(site?.data.map(({ address, text }) => [address, text])),
        state,
      };
    },
  };
}

function written(file: string, text: string): DevModule {
  writeModule(file, text);
  return versionedModule(file, text);
}
