import type { ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from "vite";

/**
 * Answers a request for a path under a route, with the current code of the site. Gives false if the path is
 * unknown.
 */
type Answer = (path: string, ssr: RunnableDevEnvironment, response: ServerResponse) => Promise<boolean>;

/** Adds a handler for a route to the development server. Unknown paths go to the next handler. */
export function devRoute(server: ViteDevServer, route: string, answer: Answer): void {
  const { ssr } = server.environments;
  server.middlewares.use(route, async (request, response, next) => {
    if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
    try {
      const path = decodeURI((request.url ?? "/").replace(/[?#].*$/, ""));
      if (!(await answer(path, ssr, response))) next();
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}

export function send(response: ServerResponse, text: string, type = "text/html"): true {
  response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
  response.end(text);
  return true;
}
