import type { ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from "vite";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { PageModule, RenderPage, ScriptAddresses } from "../renderer/create-renderer.ts";
import { islandModuleId } from "./islands-plugin.ts";
import type { SsgOptions } from "./vitrine-ssg.ts";

/** A module on disk; its version changes with its content. */
export interface DevModule {
  readonly file: string;
  readonly version: string;
}

/** The pages as they stand now. */
export interface DevPages {
  readonly site: DevModule;
  readonly pages: ReadonlyMap<string, DevModule>;
  /** JSON that scripts fetch, by address. */
  readonly data: ReadonlyMap<string, string>;
  /** What is wrong with the content, as text for a person; the pages are then the last good ones. */
  readonly problems: string | undefined;
}

export interface DevOptions {
  /** Folders whose changes make new pages. */
  readonly watch: readonly string[];
  /**
   * Where the page modules are written. Vite must not watch it: their versions say when they change, and a
   * reload of the runner in the middle of a request would load a component twice.
   */
  readonly modulesDir: string;
  /** Makes the pages anew from what is on disk. */
  load(): DevPages;
}

/** Where the development server has the browser's scripts. */
export const devScripts = ({
  clientEntry,
  islands,
}: Pick<SsgOptions, "clientEntry" | "islands">): ScriptAddresses => ({
  page: clientEntry,
  islands: Object.fromEntries(Object.keys(islands).map((name) => [name, `/@id/${islandModuleId(name)}`])),
});

/** Renders a page on request, and reloads it when its content, a template or a style changes. */
export function devServer({ renderEntry, clientEntry, islands, rootScripts = {}, dev }: SsgOptions): Plugin {
  return {
    name: "vitrine:dev-server",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment can't run modules.");
      let current = dev.load();
      server.watcher.add([...dev.watch]);
      server.watcher.on("all", (_event, path) => {
        if (!dev.watch.some((folder) => path.startsWith(folder))) return;
        current = dev.load();
        announce(server, current);
      });
      const scripts = devScripts({ clientEntry, islands });
      server.middlewares.use((request, _response, next) => {
        const module = rootScripts[/^\/([\w-]+)\.js$/.exec(request.url ?? "")?.[1] ?? ""];
        if (module !== undefined) request.url = `/@id/${module}`;
        next();
      });
      return () =>
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== "GET" && request.method !== "HEAD") return next();
          const route = (request.originalUrl ?? "/").replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
          const data = current.data.get(route);
          if (data !== undefined) return send(response, 200, data, "application/json");
          const page = current.pages.get(route);
          try {
            const html = await renderInDev(
              ssr,
              renderEntry,
              current,
              page ?? current.pages.get("/404"),
              scripts,
            );
            if (html === undefined) return next();
            send(response, page === undefined ? 404 : 200, await server.transformIndexHtml(route, html));
            if (current.problems !== undefined) announce(server, current);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0) server.ws.send({ type: "full-reload" });
    },
  };
}

async function renderInDev(
  { runner }: RunnableDevEnvironment,
  renderEntry: string,
  { site }: DevPages,
  page: DevModule | undefined,
  scripts: ScriptAddresses,
): Promise<string | undefined> {
  if (page === undefined) return undefined;
  const load = (module: DevModule) => runner.import(`${module.file}?v=${module.version}`) as Promise<unknown>;
  const { render } = (await runner.import(renderEntry)) as { render: RenderPage };
  const [pageModule, siteModule] = await Promise.all([load(page), load(site)]);
  return render(pageModule as PageModule, { site: (siteModule as { site: SiteModel }).site, scripts });
}

function announce(server: ViteDevServer, { problems }: DevPages): void {
  if (problems === undefined) server.ws.send({ type: "full-reload" });
  else server.ws.send({ type: "error", err: { message: problems, stack: "", plugin: "vitrine" } });
}

function send(response: ServerResponse, status: number, text: string, type = "text/html"): void {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
  response.end(text);
}
