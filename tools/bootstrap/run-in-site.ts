import { spawnSync } from "node:child_process";
import { paths } from "@vitrine/site/paths";
import { findBrowsers } from "./browser.ts";

/**
 * Runs a program of the site in its folder, with this Node and the browsers found. The exit code is the
 * program's, or 1 if it can't start.
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
