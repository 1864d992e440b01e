import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type BrowserContext, chromium } from "@playwright/test";
import { headlessBrowser } from "../browsers.ts";

/**
 * A Chromium with a profile on disk. Its processes can be killed as a crash or an empty battery would.
 */
export interface MortalBrowser {
  readonly context: BrowserContext;
  /** Kills all processes at once, even in the middle of a write. A second call has no effect. */
  kill(): Promise<void>;
}

/** Starts the browser on a profile, which it creates if necessary. */
export async function mortalBrowser(profile: string, hostRules: string): Promise<MortalBrowser> {
  const child = spawn(
    headlessBrowser.executablePath ?? chromium.executablePath(),
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--remote-debugging-port=0",
      `--host-resolver-rules=${hostRules}`,
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    // Its own process group, so that all of its processes die together.
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  const killAll = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(-(child.pid ?? 0), "SIGKILL");
    await ended;
  };
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error("The browser has no context.");
    return {
      context,
      async kill() {
        await killAll();
        await browser.close();
      },
    };
  } catch (error) {
    await killAll();
    throw error;
  }
}

async function debuggingAddress(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error("The browser has no standard error.");
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("The browser ended before it could be reached.");
}
