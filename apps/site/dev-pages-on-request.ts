import { join, relative, sep } from "node:path";
import { emitModule } from "@vitrine/generator/emit-modules";
import { emitSite } from "@vitrine/generator/emit-site";
import { SiteOnRequest } from "@vitrine/generator/generate-on-request";
import { inOrder } from "@vitrine/generator/in-order";
import { writeModule } from "@vitrine/generator/write-modules";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { DevPages } from "@vitrine/vite-ssg/vite-plugin";
import { contentCodeHash } from "./code-hash.ts";
import { pageModule, siteModule } from "./dev-module.ts";
import { devPhotos } from "./dev-photos.ts";
import { devProblem } from "./dev-problem.ts";
import { devVerdict } from "./dev-verdict.ts";
import type { DevPlaces, SiteDev } from "./site-dev.ts";
import { watchedPages } from "./watched-pages.ts";

/** Where more files change at once, all local pages are looked for again: a change of branch, say. */
const MOST_CHANGES = 300;
/** So many problems stand over a page: nobody reads more. */
const MOST_PROBLEMS = 50;
/** So many errors and warnings are in the atelier; the check has all. */
const MOST_LISTED = 1000;

/**
 * The pages of a content folder with very many local ones, each made when it is asked for. A save is looked at by
 * itself and shown at once; what the whole set makes of it is found out behind, by the command's own check.
 */
export function pagesOnRequest(places: DevPlaces): SiteDev {
  const { content, cache } = places;
  const photos = devPhotos(places);
  const site = new SiteOnRequest({
    contentDir: content,
    cacheDir: cache,
    code: contentCodeHash(),
    settings: process.env,
    encoding: photos.encoding,
  });
  const modules = modulesOf(site, join(cache, "dev-modules"));
  const ending = new AbortController();
  let tell: ((pages: DevPages) => void) | undefined;
  const verdict = devVerdict(places, site.texts, () => tell?.(shown()));
  const errors = () => verdict.with(site.diagnostics, isError);

  function shown(): DevPages {
    const now = modules.now();
    verdict.seen(errors());
    return {
      ...now,
      /** Looked at when asked for: a page may have been opened since. */
      get problems() {
        return errors()
          .slice(0, MOST_PROBLEMS)
          .map((error) => devProblem(error, site.texts.get(error.file), content));
      },
    };
  }
  async function findPlaces(): Promise<void> {
    try {
      await site.findPlaces(ending.signal);
      tell?.(shown());
      verdict.soon();
    } catch (error) {
      if (!ending.signal.aborted) places.say?.(error instanceof Error ? error.message : String(error));
    }
  }
  function generated() {
    const all = site.generated;
    if (all === undefined) throw new Error("The content has errors: no page was ever made of it.");
    const said = verdict.with(site.diagnostics);
    const listed = [...errors(), ...said.filter((one) => !isError(one))].slice(0, MOST_LISTED);
    return { ...all, diagnostics: inOrder(listed) };
  }
  return {
    contentDir: content,
    watch: [content],
    load(changed) {
      const files = changed.map((path) => relative(content, path).split(sep).join("/"));
      const isMuch = files.length > MOST_CHANGES || files.some((file) => file === "" || file === "zones");
      verdict.saved(files);
      site.look(isMuch ? files.filter((file) => !file.startsWith("zones/")) : files);
      if (tell !== undefined && isMuch) void findPlaces();
      else if (tell !== undefined) verdict.soon();
      return shown();
    },
    follow(listener) {
      tell = listener;
      void findPlaces();
    },
    close() {
      ending.abort();
      verdict.close();
    },
    latest: generated,
    lastGood: generated,
    state: modules.state,
    // The check looks at spelling.
    misspellings: () => Promise.resolve([]),
    photoAt: (address) => photos.photoAt(address, site.photos),
    unopened: () => site.unopened,
    open: (route) => void site.page(route),
  };
}

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Writes the modules of a site as they are asked for. */
function modulesOf(site: SiteOnRequest, folder: string) {
  const pages = watchedPages((route) => {
    const page = site.page(route);
    if (page === undefined) return undefined;
    const module = emitModule(page, undefined);
    writeModule(join(folder, module.path), module.text);
    return pageModule(module, folder);
  });
  let state = 0;
  let last: string | undefined;
  return {
    /** How often they have become others. */
    state: () => state,
    /** The modules as the content is now; none while it was never right. */
    now(): Omit<DevPages, "problems"> {
      const text = site.resolved && emitSite(site.resolved.site);
      if (text !== undefined) writeModule(join(folder, "site.ts"), text);
      const haveChanged = pages.haveChanged();
      if (haveChanged || text !== last) state++;
      last = text;
      const data = new Map(site.resolved?.data.map((file) => [file.address, file.text]));
      return { site: text === undefined ? undefined : siteModule(text, folder), pages, data, state };
    },
  };
}
