import { defineConfig } from "vitest/config";

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
      // These need React's development code; a build sets its whole process to production.
      { extends: true, test: { name: "development", include: ["tests/dev/*.test.ts"] } },
      { extends: true, test: { name: "production", include: ["tests/{build,pages,serve}/*.test.ts"] } },
    ],
  },
});
