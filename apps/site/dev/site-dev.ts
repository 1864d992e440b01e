import { relative, sep } from "node:path";
import { isSource } from "@vitrine/generator/content-folder";
import { emitPage } from "@vitrine/generator/emit-page";
import type { PageModel } from "@vitrine/generator/page-model";
import type { SitePlan } from "@vitrine/generator/plan";
import type { DevOptions, DevPages } from "@vitrine/vite-ssg/dev-server";
import { type DevInput, LiveContent, type LivePage } from "./live-content.ts";

/** The content, for the site's development pages. */
export type SiteDev = ReturnType<typeof siteDev>;
/** The current content, as the atelier shows it. */
export type AtelierSources = Awaited<ReturnType<SiteDev["atelier"]>>;

/** Limit of local pages in the atelier, besides pages that were opened. */
const MAX_LISTED = 500;

/** The development server's pages. A saved local page is planned alone and shown; the whole plan follows. */
export function siteDev(input: DevInput, mostListed = MAX_LISTED) {
  const { contentDir } = input;
  const live = new LiveContent(input);
  const modules = devModules((route) => live.pageAt(route));
  const shown = (): DevPages => ({ ...modules.now(live.site), problems: live.problems() });
  return {
    contentDir,
    async load(changed: readonly string[]) {
      const saved = changed.map((path) => relative(contentDir, path).split(sep).join("/")).filter(isSource);
      if (saved.length > 0 || changed.length === 0) await live.take(saved);
      return shown();
    },
    follow(listener: (pages: DevPages) => void) {
      live.changed = () => listener(shown());
    },
    close: () => live.close(),
    state: modules.state,
    photoAt: (address: string) => live.photoAt(address),
    /** The current content. Rejects if no page was ever made from it. */
    async atelier() {
      await live.settled();
      const { plan, site } = live;
      if (plan === undefined || site === undefined)
        throw new Error("The content has errors: no page was ever made of it.");
      const local = site.pages.filter(isLocal);
      const others = site.pages.filter((page) => !isLocal(page));
      const listed = [...others, ...local.slice(0, mostListed)].map(({ route }) => route);
      const routes = new Set([...listed, ...modules.routes()]);
      // The atelier's pages are watched too, up to the limit.
      for (const route of routes) modules.watch(route);
      return {
        contentDir,
        plan: { ...plan, site, diagnostics: live.diagnostics() },
        language: live.language(),
        /** The listed pages, sorted by route. A page that can't be made now is in its last version. */
        pages: [...routes].sort().flatMap((route) => modules.modelAt(route) ?? []),
        modelAt: modules.modelAt,
        /** Number of local pages that are not listed. */
        unlisted: Math.max(0, local.length - mostListed),
      };
    },
  } satisfies DevOptions & Record<string, unknown>;
}

const isLocal = ({ content }: SitePlan["pages"][number]) => "file" in content;

/** Limit of pages that are made again after each change. An author with an older page open must reload it. */
const MAX_WATCHED = 100;

/** Makes the texts of pages' modules on request. A page that can't be made now keeps its last version. */
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
  /** Texts of the pages that were opened last, newest at the end. Older ones do not follow the content. */
  const watched = new Map<string, string | undefined>();
  function get(route: string): string | undefined {
    const text = textAt(route);
    watched.delete(route);
    watched.set(route, text);
    const [oldest] = watched.keys();
    if (watched.size > MAX_WATCHED && oldest !== undefined) watched.delete(oldest);
    return text;
  }
  let state = 0;
  let lastSite: string | undefined;
  return {
    modelAt,
    watch: (route: string) => void get(route),
    /** Routes of all pages that were opened. */
    routes: () => [...last.keys()],
    /** Number of the state, which grows at each change of a page. */
    state: () => state,
    /** The modules of the current content; no site if the content was never free of errors. */
    now(site: SitePlan | undefined): Omit<DevPages, "problems"> {
      const siteNow = JSON.stringify(site?.model);
      const changed = [...watched].flatMap(([route, text]) => {
        const now = textAt(route);
        return now === text ? [] : [[route, now] as const];
      });
      for (const [route, text] of changed) watched.set(route, text);
      if (changed.length > 0 || siteNow !== lastSite) state++;
      lastSite = siteNow;
      return {
        site: site?.model,
        pages: { get },
        data: new Map(site?.data.map(({ address, text }) => [address, text])),
        state,
      };
    },
  };
}
