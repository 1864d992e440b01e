import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { keepFewZones } from "@vitrine/generator/keep-few-zones";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll } from "vitest";
import { devPages } from "../../dev/dev-pages.ts";
import { paths } from "../../site-paths.ts";
import { siteViteConfig } from "../../dev/site-vite-config.ts";
import { copyReference } from "../copy-content.ts";

interface CopyOptions extends Omit<Parameters<typeof devPages>[0], "contentDir" | "cacheDir"> {
  /** Changes the copy before the server starts. */
  readonly edit?: (content: string) => void;
}

/** A development server on a copy of the content with few local pages, for the tests of one file. */
export function devOnCopy({ edit, ...options }: CopyOptions = {}) {
  // Page modules resolve their imports from within the workspace.
  mkdirSync(paths.cache, { recursive: true });
  const folder = mkdtempSync(join(paths.cache, "dev-test-"));
  const content = join(folder, "content");
  cpSync(paths.content, content, { recursive: true });
  keepFewZones(content);
  edit?.(content);
  const cache = join(folder, "cache");
  copyReference(cache);
  const dev = devPages({ contentDir: content, cacheDir: cache, ...options });
  let server: ViteDevServer;
  let url: string;

  beforeAll(async () => {
    server = await createServer({
      ...siteViteConfig(dev),
      configFile: false,
      logLevel: "silent",
      server: { host: "127.0.0.1", port: 0, fs: { strict: false } },
    });
    await server.listen();
    // On a busy machine a test pauses for longer than Node keeps an idle connection, and reuses a closed one.
    if (server.httpServer !== null && "keepAliveTimeout" in server.httpServer)
      server.httpServer.keepAliveTimeout = 60_000;
    const address = server.httpServer?.address();
    url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : ""}`;
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  return {
    content,
    dev,
    /** The server exists only once the tests run. */
    get server() {
      return server;
    },
    get url() {
      return url;
    },
    async page(route: string) {
      const response = await fetch(url + route, { headers: { accept: "text/html" } });
      return { status: response.status, html: await response.text() };
    },
  };
}
