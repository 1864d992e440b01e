import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browser for the tests: a path, or undefined for Playwright's own. */
export interface Browser {
  readonly executable: string | undefined;
}

/**
 * Finds a Chromium: the one that VITRINE_BROWSER names, one that is installed, else Playwright's own
 * (downloaded), else Debian's package. Throws what to do where none can be had.
 */
export function findBrowser(settings: NodeJS.ProcessEnv, log: (line: string) => void): Browser {
  const named = settings["VITRINE_BROWSER"];
  if (named !== undefined && named !== "") {
    if (!isExecutable(named)) throw new Error(`VITRINE_BROWSER names ${named}, which can't be run.`);
    return { executable: named };
  }
  const installed = findInstalled(settings);
  if (installed !== undefined) return { executable: installed };
  log("No Chromium is installed: asking Playwright for its own…");
  if (succeeds("pnpm", ["--filter", "@vitrine/site", "exec", "playwright", "install", "chromium"]))
    return { executable: undefined };
  log("Playwright's download failed: trying Debian's package…");
  if (
    succeeds("apt-get", ["update"]) &&
    succeeds("apt-get", ["install", "-y", "--no-install-recommends", "chromium"])
  ) {
    const debian = findInstalled(settings);
    if (debian !== undefined) return { executable: debian };
  }
  throw new Error(
    "The browser tests need Chromium or Chrome: install one, or name it in VITRINE_BROWSER, then run the same command again.",
  );
}

function findInstalled(settings: NodeJS.ProcessEnv): string | undefined {
  const folders = (settings["PATH"] ?? "").split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...USUAL_PLACES,
  ];
  return candidates.find(isExecutable);
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
