// Runs a program of the site that looks at the last build: `npm run audit:pages`, `npm run look`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { runInSite } from "./run-in-site.ts";

const [program = "", ...args] = process.argv.slice(2);
if (existsSync(paths.dist)) runInSite([join(paths.app, program), ...args], console.error);
else {
  console.error("There is no build to look at: run npm run build first.");
  process.exitCode = 1;
}
