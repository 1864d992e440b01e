import { defineConfig } from "@playwright/test";
import everyTest from "./playwright.config.ts";

/**
 * The accessibility run takes many minutes, with every page in every state. It is `npm run access`, not part
 * of `npm test`.
 */
export default defineConfig({
  ...everyTest,
  testDir: "tests/access",
  reporter: "./tests/access/access-reporter.ts",
});
