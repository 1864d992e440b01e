import { createServer } from "vite";
import { devPages } from "./dev-pages.ts";
import { siteViteConfig } from "./site-vite-config.ts";
import { paths } from "./site-paths.ts";
import { join } from "node:path";
const t0 = performance.now();
const cache = join(paths.cache, "walk");
const server = await createServer({
  ...siteViteConfig(devPages({ content: process.argv[2]!, cache, say: console.log })),
  configFile: false,
  cacheDir: join(cache, "vite"),
  server: { host: "127.0.0.1", port: 41931, fs: { strict: false } },
});
await server.listen();
console.log("dev ready", (performance.now() - t0).toFixed(0));
