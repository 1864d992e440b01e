import { defineConfig, type LaunchOptions } from "@playwright/test";
import { headlessBrowser, wholeBrowser } from "./tests/browsers.ts";

// Texts for the author are compared in English, whatever the locale of the machine.
process.env["VITRINE_LANG"] = "en";

const WHOLE = /\/(?:kept-pages|weight)\.spec\.ts$/;

const launching = (browser: LaunchOptions) => ({
  launchOptions: {
    ...browser,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
});

export default defineConfig({
  globalSetup: "./tests/browser/shared-build.ts",
  testDir: "tests/browser",
  // Faults that unit tests know; `npm run fault-matrix` shows them in a browser.
  grepInvert: /@unit-tested/,
  // Expected accessibility trees and focus stops; `--update-snapshots` rewrites them.
  snapshotPathTemplate: "tests/browser/expected/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  // A test is a whole visit, and takes ten times longer on a machine that others use too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "browser-results.json" }]],
  // Motion takes a quarter of the processor time, so only tests that look at it have it.
  use: { locale: "fr-FR", contextOptions: { reducedMotion: "reduce" } },
  projects: [
    { name: "headless", testIgnore: WHOLE, use: launching(headlessBrowser) },
    { name: "whole", testMatch: WHOLE, use: launching(wholeBrowser) },
  ],
});
