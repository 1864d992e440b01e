import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildPlan, type LocalLook, type Plan, type SitePlan } from "@vitrine/generator/build-plan";
import { emitPage } from "@vitrine/generator/emit-page";
import { emitSite } from "@vitrine/generator/emit-site";
import { modulePath } from "@vitrine/generator/emit-modules";
import { inOrder } from "@vitrine/generator/in-order";
import { isLocalPage } from "@vitrine/generator/is-local-page";
import { writeModule } from "@vitrine/generator/write-modules";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { PageModel } from "@vitrine/generator/page-model";
import type { DevModule, DevPages } from "@vitrine/vite-ssg/vite-plugin";
import { authorNews } from "./author-news.ts";
import { contentCodeHash } from "./code-hash.ts";
import { versionedModule } from "./dev-module.ts";
import { devPhotos } from "./dev-photos.ts";
import { devProblem } from "./dev-problem.ts";
import type { DevPlaces, SiteDev } from "./site-dev.ts";
import { watchedPages } from "./watched-pages.ts";

/** So long a save or the first page waits for the plan; then they are shown by what is known. */
const PATIENCE_MS = 1500;
/** More files that change at once are no saves: a change of branch, say. */
const MOST_SAVES = 20;
/** So many problems stand over a page: nobody reads more. */
const MOST_PROBLEMS = 50;
/** So many local pages are listed in the atelier. */
const MOST_LISTED = 500;

/**
 * What the development server shows of a content folder. A saved local page is looked at by itself and shown at once; the
 * plan of the whole content follows, by the same path as a build's.
 */
export function devPages({ content, cache, say }: DevPlaces): SiteDev {
  const photos = devPhotos({ content, cache });
  const ending = new AbortController();
  const options = {
    contentDir: content,
    cacheDir: cache,
    code: contentCodeHash(),
    settings: process.env,
    encoding: photos.encoding,
    release: false,
    dated: false,
    // Each thread takes more than a hundred megabytes.
    workers: 1,
    signal: ending.signal,
  };
  const news = say && authorNews(say, content, (file) => plan?.texts.get(file));
  let plan: Plan | undefined;
  /** Of the last plan by which pages can be made. */
  let site: SitePlan | undefined;
  let found: readonly Diagnostic[] = [];
  /** Local pages' files that were saved since the plan was begun, by path. */
  const looks = new Map<string, LocalLook>();
  const modules = devModules(join(cache, "dev-modules"), pageAt);
  let tell: ((pages: DevPages) => void) | undefined;

  function pageAt(route: string): PageModel | "gone" | "broken" {
    const path = `zones${route}.yaml`;
    const look = looks.get(path);
    if (look !== undefined) return look.page ?? "broken";
    const planned = site?.modelAt(route);
    if (planned !== undefined) return planned;
    if (plan === undefined || !plan.texts.has(path)) return "gone";
    return (site !== undefined && plan.look(path).page) || "broken";
  }
  const diagnostics = () =>
    inOrder([
      ...found.filter(({ file }) => !looks.has(file)),
      ...[...looks.values()].flatMap((look) => look.diagnostics),
    ]);
  function shown(): DevPages {
    return {
      ...modules.now(site),
      problems: diagnostics()
        .filter(isError)
        .slice(0, MOST_PROBLEMS)
        .map((error) => devProblem(error, plan?.texts.get(error.file), content)),
    };
  }
  function take(next: Plan): void {
    plan = next;
    found = next.diagnostics;
    site = next.site ?? site;
  }
  async function planAll(): Promise<void> {
    const before = [...looks];
    const next = await buildPlan(options);
    take(next);
    for (const [path, look] of before) if (looks.get(path) === look) looks.delete(path);
    found = await next.compare();
    news?.found(diagnostics);
    tell?.(shown());
  }
  const planBehind = oneAtATime(async () => {
    try {
      await planAll();
    } catch (error) {
      if (!ending.signal.aborted) say?.(error instanceof Error ? error.message : String(error));
    }
  });
  /** Looks at saved files by themselves; says whether that is enough to show them. */
  function lookAt(files: readonly string[]): boolean {
    const isSave = (file: string) =>
      isLocalPage(file) && plan?.texts.has(file) === true && existsSync(join(content, file));
    if (plan === undefined || files.length === 0 || files.length > MOST_SAVES || !files.every(isSave))
      return false;
    for (const file of files) looks.set(file, plan.look(file));
    news?.seen(() => diagnostics().filter(isError));
    return true;
  }
  return {
    contentDir: content,
    watch: [content],
    async load(changed) {
      const isShown = lookAt(changed.map((path) => relative(content, path).split(sep).join("/")));
      const all = planBehind();
      if (!isShown) {
        const isDone = await Promise.race([all.then(() => true), setTimeout(PATIENCE_MS, false)]);
        if (!isDone) take(await buildPlan({ ...options, asKnown: true }));
      }
      return shown();
    },
    follow(listener) {
      tell = listener;
      listener(shown());
    },
    close: () => ending.abort(),
    state: modules.state,
    photoAt: (address) => photos.photoAt(address, plan?.photos ?? []),
    atelier() {
      if (plan === undefined || site === undefined)
        throw new Error("The content has errors: no page was ever made of it.");
      const local = site.pages.filter(({ content: made }) => "job" in made);
      const routes = new Set([
        ...site.pages.filter(({ content: made }) => "text" in made).map(({ route }) => route),
        ...local.slice(0, MOST_LISTED).map(({ route }) => route),
        ...modules.routes(),
      ]);
      const pages = [...routes].sort().flatMap((route) => modules.modelAt(route) ?? []);
      return {
        plan: { ...plan, site, diagnostics: diagnostics() },
        pages,
        modelAt: modules.modelAt,
        unlisted: Math.max(0, local.length - MOST_LISTED),
      };
    },
  };
}

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Runs a job, once more if it was asked for meanwhile. Whoever asks waits for the run that began after that. */
function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      return (running = job());
    });
    return waiting;
  };
}

/** The modules of pages, written as they are asked for. A page that can't be made now stays as it last was. */
function devModules(folder: string, pageAt: (route: string) => PageModel | "gone" | "broken") {
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
