// The development server of the bench, in a process of its own: a content folder and one for its caches in, its address out.
import { siteDev } from "@vitrine/site/site-dev";
import { FREE_PORT, startDevServer } from "@vitrine/site/start-dev-server";

const [contentDir = "", cacheDir = ""] = process.argv.slice(2);
const { resolvedUrls } = await startDevServer(siteDev({ contentDir, cacheDir }), {
  cacheDir: `${cacheDir}/vite`,
  logLevel: "error",
  server: FREE_PORT,
});
console.log(resolvedUrls?.local[0]);
