// `pnpm preview` serves the production build in the way of a static host.
import { existsSync } from "node:fs";
import { expectFree, portFrom } from "./ports.ts";
import { paths } from "../site-paths.ts";
import { serveSite } from "./serve-site.ts";

try {
  const port = portFrom(process.env, "PORT", 4173);
  await expectFree({ PORT: port }, "npm run preview");
  if (!existsSync(paths.dist)) throw new Error("There is no build to show: run npm run build first.");
  const { url } = await serveSite(paths.dist, port);
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
