import { defineConfig } from "@playwright/test";

const executablePath = process.env["VITRINE_BROWSER"];

export default defineConfig({
  testDir: "tests/browser",
  // The expected trees and focus stops; --update-snapshots writes them anew.
  snapshotPathTemplate: "tests/browser/expected/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "browser-results.json" }]],
  use: {
    locale: "fr-FR",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
