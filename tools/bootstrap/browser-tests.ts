// Runs Playwright on the site's tests with whatever browser there is: `npm run fault-matrix`, `npm run soak`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { findBrowser } from "./browser.ts";

try {
  const { executable } = findBrowser(process.env, console.log);
  const playwright = join(paths.app, "node_modules/@playwright/test/cli.js");
  const { status } = spawnSync(process.execPath, [playwright, "test", ...process.argv.slice(2)], {
    cwd: paths.app,
    stdio: "inherit",
    env: { ...process.env, ...(executable === undefined ? {} : { VITRINE_BROWSER: executable }) },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
