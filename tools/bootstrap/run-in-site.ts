import { spawnSync } from "node:child_process";
import { paths } from "@vitrine/site/paths";
import { findBrowsers } from "./browser.ts";

/**
 * Runs a program of the site in its folder, with this Node and whatever browser there is. The exit code is the program's; 1
 * where it can't be started.
 */
export function runInSite(args: readonly string[], say: (text: string) => void): void {
  try {
    const browsers = findBrowsers(process.env, say);
    const { status } = spawnSync(process.execPath, args, {
      cwd: paths.app,
      stdio: "inherit",
      env: { ...process.env, ...browsers },
    });
    process.exitCode = status ?? 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
