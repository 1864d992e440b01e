// `npm run audit:pages`, with whatever browser there is, on the last build.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { findBrowser } from "./browser.ts";

try {
  if (!existsSync(paths.dist)) throw new Error("There is no build to audit: run npm run build first.");
  const { executable } = findBrowser(process.env, console.error);
  const audit = join(paths.app, "tests/audit/audit-pages.ts");
  const { status } = spawnSync(process.execPath, [audit, ...process.argv.slice(2)], {
    cwd: paths.app,
    stdio: "inherit",
    env: { ...process.env, ...(executable === undefined ? {} : { VITRINE_BROWSER: executable }) },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
