import { defineConfig } from "@playwright/test";
import everyTest from "./playwright.config.ts";

/** Every page in every state is a run of many minutes: `npm run access`, not part of `npm test`. */
export default defineConfig({
  ...everyTest,
  testDir: "tests/access",
  reporter: "./tests/access/access-reporter.ts",
});
