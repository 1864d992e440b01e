import type { ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from "vite";

/** Answers for a path under a route, with what runs the site's code as it stands. Says whether there is anything. */
type Answer = (path: string, ssr: RunnableDevEnvironment, response: ServerResponse) => Promise<boolean>;

/** Has the development server answer for what stands under a route; for what does not, others are asked. */
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

export function sendHtml(response: ServerResponse, html: string): true {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(html);
  return true;
}
