import type { ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import {
  ASK_PROBLEMS,
  type DevProblem,
  PAGE_STATE,
  PAGES_CHANGED,
  SHOW_PROBLEMS,
} from "../client/dev-messages.ts";
import { NOT_FOUND } from "@vitrine/generator/page-address";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { RenderPage, ScriptAddresses } from "../renderer/create-renderer.ts";
import { readModule } from "../2-render/read-module.ts";
import { islandModuleId } from "./islands-plugin.ts";
import { PAGE_OF_PROBLEMS } from "./page-of-problems.ts";
import type { SsgOptions } from "./vitrine-ssg.ts";
import { watchFolder } from "./watch-folder.ts";

const DEV_SCRIPT = "/@id/@vitrine/vite-ssg/dev-page";

/** The current state of the pages. */
export interface DevPages {
  /** Data that all pages share; undefined while the content has never been good enough for a page. */
  readonly site: SiteModel | undefined;
  /** The texts of the pages' modules, by route. `get` may make a module on demand. */
  readonly pages: Pick<ReadonlyMap<string, string>, "get">;
  /** JSON that scripts fetch, by address. */
  readonly data: ReadonlyMap<string, string>;
  /** Problems of the content. With any, the pages are the last good ones, or those that can be made. */
  readonly problems: readonly DevProblem[];
  /** Number of the state, which grows whenever pages change. */
  readonly state: number;
}

export interface DevOptions {
  /** The folder whose changes make new pages. */
  readonly contentDir: string;
  /** Makes the pages from the files on disk; `changed` lists the files that changed since the last call. */
  load(changed: readonly string[]): Promise<DevPages>;
  /** Registers a callback for findings of background checks, which end after a change's pages are made. */
  follow(tell: (pages: DevPages) => void): void;
  /** Stops the background checks. */
  close?(): void;
}

/** Makes the document of a tool with the current code; undefined for a route that is no tool's. */
export type DevTool = (
  route: string,
  runner: ModuleRunner,
  scripts: ScriptAddresses,
) => Promise<string | undefined>;

/** Renders pages on request. Open pages apply new content in place, and reload for new code or styles. */
export function devServer(options: SsgOptions): Plugin {
  const { renderEntry, clientEntry, islands, rootScripts, code, dev, toolAt } = options;
  return {
    name: "vitrine:dev-server",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment can't run modules.");
      const now = followContent(server, dev);
      server.watcher.add(code.folder);
      // The templates are transformed while the content is read, which shortens the first request.
      void ssr.warmupRequest(renderEntry);
      server.middlewares.use((request, _response, next) => {
        const module = rootScripts[/^\/([\w-]+)\.js$/.exec(request.url ?? "")?.[1] ?? ""];
        if (module !== undefined) request.url = `/@id/${module}`;
        next();
      });
      const islandAddresses = Object.keys(islands).map((name) => [name, `/@id/${islandModuleId(name)}`]);
      const scripts = { page: clientEntry, islands: Object.fromEntries(islandAddresses) };
      return () =>
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== "GET" && request.method !== "HEAD") return next();
          const route = (request.originalUrl ?? "/").replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
          try {
            const tool = await toolAt(route, ssr.runner, scripts);
            if (tool !== undefined) return send(response, 200, await server.transformIndexHtml(route, tool));
            const pages = await now();
            const data = pages.data.get(route);
            if (data !== undefined) return send(response, 200, data, "application/json");
            const answer = await answerAt(route, pages, ssr.runner, options, scripts);
            if (answer === undefined) return next();
            const { status, html } = answer;
            send(response, status, await server.transformIndexHtml(route, withState(html, pages.state)));
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: DEV_SCRIPT }, injectTo: "head" },
    ],
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0) server.ws.send({ type: "full-reload" });
    },
  };
}

/**
 * Loads the pages, loads them again at each change, and tells open pages. Gives a function that waits for
 * changes that are loading, so that a request right after a save gets the saved content.
 */
function followContent({ ws, httpServer, config }: ViteDevServer, dev: DevOptions): () => Promise<DevPages> {
  let current: DevPages | undefined;
  let loading: Promise<void> = Promise.resolve();
  const now = async () => {
    await loading;
    if (current === undefined) throw new Error("The content could not be read.");
    return current;
  };
  const report = (error: unknown) =>
    config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const show = (pages: DevPages) => {
    const isOther = current !== undefined && pages.state !== current.state;
    current = pages;
    ws.send(SHOW_PROBLEMS, pages.problems);
    if (isOther) ws.send(PAGES_CHANGED, pages.state);
  };
  const reload = (changed: readonly string[]) => {
    // A read may fail because a file was just deleted. The deletion's own event follows.
    loading = loading.then(() => dev.load(changed)).then(show, report);
  };
  ws.on(ASK_PROBLEMS, async (_data, client) => {
    const { problems, state } = await now();
    client.send(SHOW_PROBLEMS, problems);
    client.send(PAGES_CHANGED, state);
  });
  // The watcher starts before the first load, so that a save during the load is seen.
  const ending = new AbortController();
  watchFolder(dev.contentDir, ending.signal, reload, report);
  httpServer?.once("close", () => {
    ending.abort();
    dev.close?.();
  });
  reload([]);
  dev.follow(show);
  return now;
}

/**
 * Writes into a page the number of the state at the start of its rendering, since it may miss a save made
 * meanwhile. A page without the number does not follow the content.
 */
export const withState = (html: string, state: number): string =>
  html.replace("</head>", `<meta name="${PAGE_STATE}" content="${state}"></head>`);

/** The response at a route: its page, the problems' page, the 404 page, or undefined. */
async function answerAt(
  route: string,
  { site, pages, problems }: DevPages,
  runner: ModuleRunner,
  { renderEntry, templates }: SsgOptions,
  scripts: ScriptAddresses,
): Promise<{ readonly status: number; readonly html: string } | undefined> {
  const page = pages.get(route);
  if (page === undefined && problems.length > 0) return { status: 503, html: PAGE_OF_PROBLEMS };
  const text = page ?? pages.get(NOT_FOUND);
  if (text === undefined || site === undefined) return undefined;
  const { render } = (await runner.import(renderEntry)) as { render: RenderPage };
  const html = render(readModule(text, await runner.import(templates)), { site, scripts });
  return { status: page === undefined ? 404 : 200, html };
}

function send(response: ServerResponse, status: number, text: string, type = "text/html"): void {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
  response.end(text);
}
