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

/** Settings with the paths of the browsers for the tests. Without a path Playwright's own is used. */
export interface Browsers {
  /** The browser of most tests. A headless shell has no window and needs half the CPU of a whole browser. */
  readonly VITRINE_BROWSER?: string;
  /**
   * A whole browser, for tests of the back-forward cache and of lazy pictures: a headless shell differs
   * there.
   */
  readonly VITRINE_WHOLE_BROWSER?: string;
}

/**
 * Finds a Chromium: the one that VITRINE_BROWSER names, an installed one, else Playwright's own (downloaded),
 * else Debian's packages. Throws an error with instructions if there is none.
 */
export function findBrowsers(settings: NodeJS.ProcessEnv, log: (line: string) => void): Browsers {
  const named = settings["VITRINE_BROWSER"];
  if (named !== undefined && named !== "") {
    if (!isExecutable(named)) throw new Error(`VITRINE_BROWSER names ${named}, which can't be run.`);
    return { VITRINE_BROWSER: named, VITRINE_WHOLE_BROWSER: settings["VITRINE_WHOLE_BROWSER"] || named };
  }
  const installed = findInstalled(settings);
  if (installed !== undefined) return installed;
  log("No Chromium is installed: asking Playwright for its own…");
  if (succeeds("pnpm", ["--filter", "@vitrine/site", "exec", "playwright", "install", "chromium"])) return {};
  log("Playwright's download failed: trying Debian's packages…");
  if (succeeds("apt-get", ["update"]) && installPackage("chromium")) {
    installPackage("chromium-headless-shell");
    const debian = findInstalled(settings);
    if (debian !== undefined) return debian;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome: install one, or name it in VITRINE_BROWSER, then run the same command again.",
  );
}

/**
 * Installs Liberation Sans (Debian) if no font has Arial's widths. The site's first paint uses Arial. With
 * wider letters a phone's header takes one row more than the tests expect.
 */
export function installArial(log: (line: string) => void): void {
  const { status, stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"], { encoding: "utf8" });
  if (status !== 0 || /Arial|Arimo|Liberation Sans/.test(stdout)) return;
  const font = "fonts-liberation";
  if (!installPackage(font) && !(succeeds("apt-get", ["update"]) && installPackage(font)))
    log(
      "No font has Arial's widths, and fonts-liberation could not be installed: some browser tests may fail.",
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

const installPackage = (name: string) =>
  succeeds("apt-get", ["install", "-y", "--no-install-recommends", name]);

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: "ignore", timeout: 300_000 }).status === 0;
