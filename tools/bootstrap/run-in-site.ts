// Runs a program of the site in its folder, with this Node and the browsers found: `npm run soak`, `npm run look`.
// The first argument `--on-last-build` asks for a build, which the program looks at.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { paths } from "@vitrine/site/paths";
import { findBrowsers } from "./browser.ts";

const args = process.argv.slice(2);
const needsBuild = args[0] === "--on-last-build";
try {
  if (needsBuild && !existsSync(paths.dist))
    throw new Error("There is no build to look at: run npm run build first.");
  const browsers = findBrowsers(process.env, console.error);
  const { status } = spawnSync(process.execPath, args.slice(needsBuild ? 1 : 0), {
    cwd: paths.app,
    stdio: "inherit",
    env: { ...process.env, ...browsers },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
