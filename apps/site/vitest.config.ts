import { defineConfig } from "vitest/config";

// The site's own Vite configuration is for pages, not for tests.
export default defineConfig({
  test: { include: ["tests/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
