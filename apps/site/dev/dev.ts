// `pnpm dev`: renders every page on request, and refreshes it when its content, a template or a style is
// saved.
import { statSync } from "node:fs";
import { createServer } from "vite";
import { paths } from "../site-paths.ts";

try {
  // A missing folder can't be watched, so no later save would mend the error.
  if (!statSync(paths.content, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no content to show: ${paths.content} is no folder.`);
  const server = await createServer({ root: paths.app, configFile: `${paths.app}/vite.config.ts` });
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
