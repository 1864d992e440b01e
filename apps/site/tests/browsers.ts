import type { LaunchOptions } from "@playwright/test";

const { VITRINE_BROWSER: headless, VITRINE_WHOLE_BROWSER: whole = headless } = process.env;

/** Chromium's headless shell for most tests, which needs half the CPU. */
export const headlessBrowser: LaunchOptions = headless === undefined ? {} : { executablePath: headless };

/** A full Chromium, with a visitor's features: back/forward cache and settings. */
export const wholeBrowser: LaunchOptions =
  whole === undefined ? { channel: "chromium" } : { executablePath: whole };
