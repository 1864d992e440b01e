import { defineConfig } from "@playwright/test";
import everyTest from "./playwright.config.ts";

/** Every fault of the matrix. It is `npm run fault-matrix`; `npm test` has the typical faults only. */
export default defineConfig({ ...everyTest, grepInvert: [], reporter: "list" });
