import { defineConfig } from "@playwright/test";

/** What only a whole browser does: keep a page to go back to, wait with pictures as people's browsers do. */
const WHOLE = /\/(?:navigation|weight)\.spec\.ts$/;
const { VITRINE_BROWSER: headless, VITRINE_WHOLE_BROWSER: whole = headless } = process.env;

/** A browser to launch: the one at a path, else a build of Playwright's own. */
const launching = (executablePath: string | undefined, channel?: string) => ({
  launchOptions: {
    ...(executablePath === undefined ? (channel === undefined ? {} : { channel }) : { executablePath }),
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
  testDir: "tests/browser",
  // The expected trees and focus stops; --update-snapshots writes them anew.
  snapshotPathTemplate: "tests/browser/expected/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "browser-results.json" }]],
  use: { locale: "fr-FR" },
  projects: [
    { name: "headless", testIgnore: WHOLE, use: launching(headless) },
    { name: "whole", testMatch: WHOLE, use: launching(whole, "chromium") },
  ],
});
