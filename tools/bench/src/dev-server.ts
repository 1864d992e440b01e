// The development server of the bench, in a process of its own: a content folder and one for its caches in, its port out.
import { devPages } from "@vitrine/site/dev-pages";
import { siteViteConfig } from "@vitrine/site/site-vite-config";
import { createServer } from "vite";

const [contentDir = "", cacheDir = ""] = process.argv.slice(2);
const server = await createServer({
  ...siteViteConfig(devPages({ contentDir, cacheDir })),
  configFile: false,
  cacheDir: `${cacheDir}/vite`,
  logLevel: "error",
  server: { host: "127.0.0.1", port: 0, fs: { strict: false } },
});
await server.listen();
const address = server.httpServer?.address();
console.log(typeof address === "object" && address !== null ? address.port : "");
