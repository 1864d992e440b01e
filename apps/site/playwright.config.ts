import { defineConfig, type LaunchOptions } from "@playwright/test";
import { headlessBrowser, wholeBrowser } from "./tests/browsers.ts";

// Texts for the author are compared in English, whatever the locale of the machine.
process.env["VITRINE_LANG"] = "en";

const WHOLE = /\/kept-pages\.spec\.ts$/;
const DEVELOPMENT = /\/(?:atelier|hydration|page-refresh|problem-overlay)\.spec\.ts$/;

const launching = (browser: LaunchOptions) => ({
  launchOptions: {
    ...browser,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Without a limit, a spare process starts for every page, which is a tenth of a short test's work.
      "--renderer-process-limit=1",
      // A page lives for a second here, so compiling what runs often costs more than it saves.
      "--js-flags=--no-opt,--no-maglev,--no-sparkplug",
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
  // Node reads our TypeScript itself, in a fraction of the time that a transpiler takes.
  build: { external: ["**/*.ts"] },
  workers: 2,
  // A test is a whole visit, and takes ten times longer on a machine that others use too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "browser-results.json" }]],
  // Motion takes a quarter of the processor time, so only tests that look at it have it.
  use: { locale: "fr-FR", contextOptions: { reducedMotion: "reduce" } },
  projects: [
    // One worker each, for one development server and one start of the whole browser.
    { name: "development", testMatch: DEVELOPMENT, workers: 1, use: launching(headlessBrowser) },
    {
      name: "whole",
      testMatch: WHOLE,
      workers: 1,
      // Visitors' browsers keep the pages that they leave, Playwright's do not.
      use: launching({ ...wholeBrowser, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    },
    { name: "headless", testIgnore: [WHOLE, DEVELOPMENT], use: launching(headlessBrowser) },
  ],
});
