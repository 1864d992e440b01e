import type { LaunchOptions } from "@playwright/test";

const { VITRINE_BROWSER: headless, VITRINE_WHOLE_BROWSER: whole = headless } = process.env;

/** What most tests are launched with: Chromium without any window of its own, at half the CPU. */
export const headlessBrowser: LaunchOptions = headless === undefined ? {} : { executablePath: headless };

/** A Chromium as people have it: it keeps pages to go back to, waits with pictures, and has settings. */
export const wholeBrowser: LaunchOptions =
  whole === undefined ? { channel: "chromium" } : { executablePath: whole };
