import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { keepFewZones } from "@vitrine/generator/keep-few-zones";
import { createServer } from "vite";
import { devPages } from "../../dev/dev-pages.ts";
import { paths } from "../../site-paths.ts";
import { siteViteConfig } from "../../dev/site-vite-config.ts";
import { copyReference } from "../copy-content.ts";

export interface DevSite {
  readonly url: string;
  /** A copy of the content, which the server watches. */
  readonly content: string;
}

/** A development server for each worker, on a copy of the real content with few local pages. */
export const test = base.extend<object, { dev: DevSite }>({
  dev: [
    async ({}, use) => {
      // Page modules resolve their imports from within the workspace.
      await mkdir(paths.cache, { recursive: true });
      const folder = await mkdtemp(join(paths.cache, "dev-browser-"));
      const content = join(folder, "content");
      await cp(paths.content, content, { recursive: true });
      keepFewZones(content);
      copyReference(folder);
      const server = await createServer({
        ...siteViteConfig(devPages({ contentDir: content, cacheDir: folder })),
        configFile: false,
        cacheDir: join(folder, "vite"),
        logLevel: "silent",
        server: { host: "127.0.0.1", port: 0, fs: { strict: false } },
      });
      await server.listen();
      const address = server.httpServer?.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      await use({ url: `http://127.0.0.1:${port}`, content });
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "@playwright/test";
