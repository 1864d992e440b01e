// `pnpm dev`: every page on request, reloaded as soon as its content, a template or a style is saved.
import { createServer } from "vite";
import { paths } from "./site-paths.ts";

try {
  const server = await createServer({ root: paths.app, configFile: `${paths.app}/vite.config.ts` });
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
