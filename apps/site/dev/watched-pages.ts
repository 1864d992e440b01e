import type { DevModule } from "@vitrine/vite-ssg/vite-plugin";

/** So many pages are looked at again after each change; whoever has an older one open reloads it. */
const MOST = 100;

/** The pages that were asked for lately: nobody can have another one open. */
export interface WatchedPages {
  /** Makes the page at a route, and watches it from now on. */
  get(route: string): DevModule | undefined;
  /** Makes them all again; says whether any is another than when it was last asked for or looked at. */
  haveChanged(): boolean;
}

/** Watches pages that are made on request. */
export function watchedPages(make: (route: string) => DevModule | undefined): WatchedPages {
  /** By route, the latest last. */
  const versions = new Map<string, string | undefined>();
  return {
    get(route) {
      const module = make(route);
      versions.delete(route);
      versions.set(route, module?.version);
      const [oldest] = versions.keys();
      if (versions.size > MOST && oldest !== undefined) versions.delete(oldest);
      return module;
    },
    haveChanged() {
      const now = [...versions.keys()].map((route) => [route, make(route)?.version] as const);
      const isOther = now.some(([route, version]) => version !== versions.get(route));
      for (const [route, version] of now) versions.set(route, version);
      return isOther;
    },
  };
}
