import { defineConfig } from "@playwright/test";
import everyTest from "./playwright.config.ts";

/** The soak is a run of minutes: `npm run soak`, not part of `npm test`. */
export default defineConfig({ ...everyTest, testDir: "tests/soak", workers: 1, reporter: "line" });
