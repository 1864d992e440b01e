import { afterAll, beforeAll } from "vitest";
import { type CopyOptions, devCopy } from "../dev-copy.ts";

/** A development server on a copy of the content, for the tests of one file. It exists only once they run. */
export function devOnCopy(options: CopyOptions = {}) {
  const { content, dev, start } = devCopy(options);
  let started: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    started = await start();
    const { httpServer } = started.server;
    // On a busy machine a test pauses for longer than Node keeps an idle connection, and reuses a closed one.
    if (httpServer !== null && "keepAliveTimeout" in httpServer) httpServer.keepAliveTimeout = 60_000;
  });
  afterAll(() => started.close());

  return {
    content,
    dev,
    get server() {
      return started.server;
    },
    get url() {
      return started.url;
    },
    async page(route: string) {
      const response = await fetch(started.url + route, { headers: { accept: "text/html" } });
      return { status: response.status, html: await response.text() };
    },
  };
}
