// `npm run audit:pages`: audits the last build in an installed or downloaded browser.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { runInSite } from "./run-in-site.ts";

if (existsSync(paths.dist))
  runInSite([join(paths.app, "tests/audit/audit-pages.ts"), ...process.argv.slice(2)], console.error);
else {
  console.error("There is no build to audit: run npm run build first.");
  process.exitCode = 1;
}
