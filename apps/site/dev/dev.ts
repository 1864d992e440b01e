// `npm run dev`: renders every page on request, and refreshes it when its content, a template or a style is
// saved.
import { expectFree, portFrom } from "../serve/ports.ts";
import { exitCodeFor, siteFolders } from "../site-argument.ts";
import { siteDev } from "./site-dev.ts";
import { startDevServer } from "./start-dev-server.ts";

try {
  const { contentDir, cacheDir } = siteFolders(process.argv.slice(2), "npm run dev");
  const port = portFrom(process.env, "PORT", 5173);
  // A port that nobody chose may be taken: the server then finds the next free one.
  const isChosen = Boolean(process.env["PORT"]);
  if (isChosen) await expectFree({ PORT: port }, "npm run dev");
  const dev = siteDev({ contentDir, cacheDir, say: console.log });
  const server = await startDevServer(dev, { server: { port, strictPort: isChosen } });
  server.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeFor(error));
}
