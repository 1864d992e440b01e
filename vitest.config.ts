import { defineConfig } from "vitest/config";

// The unit tests of packages and tools, in one run, since each run takes a second to start. The site has its own.
export default defineConfig({
  test: {
    include: ["packages/*/{src,tests}/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    // Test files share modules, which take a second to load.
    isolate: false,
    maxWorkers: "100%",
    // Some tests take seconds of work, and many times that on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
