// `pnpm preview` serves the production build in the way of a static host.
import { existsSync } from "node:fs";
import { expectFree, portFrom } from "./ports.ts";
import { npmCommand } from "@vitrine/generator/npm-command";
import { siteFolders } from "../site-argument.ts";
import { foldersOf } from "../site-paths.ts";
import { serveSite } from "./serve-site.ts";

try {
  const port = portFrom(process.env, "PORT", 4173);
  await expectFree({ PORT: port }, "npm run preview");
  const { contentDir, outDir } = siteFolders(process.argv.slice(2), "npm run preview");
  if (!existsSync(outDir))
    throw new Error(`There is no build to show: run ${npmCommand("build", contentDir, foldersOf)} first.`);
  const { url } = await serveSite(outDir, port);
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
