import { defineConfig } from "@playwright/test";
import everyTest from "./playwright.config.ts";

// The seed is set here and not in the tests, because the runner and each worker load those again.
process.env["SEED"] ??= String(Math.floor(Math.random() * 2 ** 32));

/** The soak takes minutes. It is `npm run soak`, not part of `npm test`. */
export default defineConfig({ ...everyTest, testDir: "tests/soak", workers: 1, reporter: "line" });
