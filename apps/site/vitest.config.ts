import { defineConfig } from "vitest/config";

/** Tests that need React's development code; a build sets its whole process to production. */
const DEVELOPMENT = ["tests/dev-*.test.ts", "tests/modules.test.ts"];

// The site's own Vite configuration is for pages, not for tests.
export default defineConfig({
  test: {
    // A test of several builds takes a minute and more where other work keeps the machine busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The tests of a project share modules, which take a second to load.
    isolate: false,
    // Texts for the author are compared in English, whatever the locale of the machine.
    env: { VITRINE_LANG: "en" },
    projects: [
      { extends: true, test: { name: "development", include: DEVELOPMENT } },
      {
        extends: true,
        test: { name: "production", include: ["tests/*.test.ts"], exclude: DEVELOPMENT },
      },
    ],
  },
});
