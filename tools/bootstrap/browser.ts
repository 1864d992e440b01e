import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const HEADLESS = ["chromium-headless-shell"];
const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browsers for the tests as settings: a path each, or none for Playwright's own. */
export interface Browsers {
  /** What most tests run in. Without any window of its own it needs half the CPU of a whole browser. */
  readonly VITRINE_BROWSER?: string;
  /** A browser as people have it: it keeps pages to go back to, and waits with pictures as theirs do. */
  readonly VITRINE_WHOLE_BROWSER?: string;
}

/**
 * Finds a Chromium: the one that VITRINE_BROWSER names, one that is installed, else Playwright's own
 * (downloaded), else Debian's packages. Throws what to do where none can be had.
 */
export function findBrowsers(settings: NodeJS.ProcessEnv, log: (line: string) => void): Browsers {
  const named = settings["VITRINE_BROWSER"];
  if (named !== undefined && named !== "") {
    if (!isExecutable(named)) throw new Error(`VITRINE_BROWSER names ${named}, which can't be run.`);
    return { VITRINE_BROWSER: named, VITRINE_WHOLE_BROWSER: named };
  }
  const installed = findInstalled(settings);
  if (installed !== undefined) return installed;
  log("No Chromium is installed: asking Playwright for its own…");
  if (succeeds("pnpm", ["--filter", "@vitrine/site", "exec", "playwright", "install", "chromium"])) return {};
  log("Playwright's download failed: trying Debian's packages…");
  const install = (name: string) => succeeds("apt-get", ["install", "-y", "--no-install-recommends", name]);
  if (succeeds("apt-get", ["update"]) && install("chromium")) {
    install("chromium-headless-shell");
    const debian = findInstalled(settings);
    if (debian !== undefined) return debian;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome: install one, or name it in VITRINE_BROWSER, then run the same command again.",
  );
}

function findInstalled(settings: NodeJS.ProcessEnv): Browsers | undefined {
  const folders = (settings["PATH"] ?? "").split(delimiter);
  const inPath = (names: readonly string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
  const whole = inPath(WHOLE) ?? USUAL_PLACES.find(isExecutable);
  if (whole === undefined) return undefined;
  return { VITRINE_BROWSER: inPath(HEADLESS) ?? whole, VITRINE_WHOLE_BROWSER: whole };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: "ignore", timeout: 300_000 }).status === 0;
