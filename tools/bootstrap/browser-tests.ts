// Runs Playwright on the site's tests: `npm run access`, `npm run fault-matrix`, `npm run soak`.
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { runInSite } from "./run-in-site.ts";

const playwright = join(paths.app, "node_modules/@playwright/test/cli.js");
runInSite([playwright, "test", ...process.argv.slice(2)], console.log);
