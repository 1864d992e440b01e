import { defineConfig } from "@playwright/test";
import everyTest from "./playwright.config.ts";

/** The accessibility run, `npm run access`. Every page in every state takes many minutes. */
export default defineConfig({
  ...everyTest,
  testDir: "tests/access",
  reporter: "./tests/access/access-reporter.ts",
});
