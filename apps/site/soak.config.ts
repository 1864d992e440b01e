import { defineConfig } from "@playwright/test";
import everyTest from "./playwright.config.ts";

// Here and not in the tests, which the runner and its workers each load: one seed for all.
process.env["SEED"] ??= String(Math.floor(Math.random() * 2 ** 32));

/** The soak is a run of minutes: `npm run soak`, not part of `npm test`. */
export default defineConfig({ ...everyTest, testDir: "tests/soak", workers: 1, reporter: "line" });
