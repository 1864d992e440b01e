import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import type { SiteDev } from "./site-dev.ts";
import { siteViteConfig } from "../site-vite-config.ts";

/** Starts a development server of the site's pages, with further settings of Vite's. */
export async function startDevServer(dev: SiteDev, more: InlineConfig): Promise<ViteDevServer> {
  const config = siteViteConfig(dev);
  const server = { ...config.server, ...more.server };
  return (await createServer({ ...config, configFile: false, ...more, server })).listen();
}

/** Settings for a free port of the loopback address. `resolvedUrls` has it once the server has started. */
export const FREE_PORT = { host: "127.0.0.1", port: 0 } as const;
