// After any slip of an author, the plan has diagnostics at existing places, and no stage crashes.
import fc from "fast-check";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { LANGUAGES } from "@vitrine/schema/diagnostics/words";
import { base } from "./base-content.ts";
import { fakeEnvironment } from "./fake-environment.ts";
import { temporaryPlans, writeTree } from "./temporary-plans.ts";

const scraps = [
  ..."\t \n:-#'\"[]{}&*!|>%@`?,~$",
  "\n---\n",
  "\r\n",
  "  ",
  ": ",
  "- ",
  "<<: *a\n",
  "&a ",
  "*a",
  "${",
  "${lieu}",
  "[[à compléter]]",
  "null",
  "true",
  "12",
  "__proto__: 1\n",
  "\uFEFF",
  "\u0000",
  "\u2028",
];

const slip = fc.record({
  path: fc.constantFrom(...base.keys()),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  put: fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 4 })),
});

// A hundred broken contents are planned, which takes a busy machine longer than other tests may.
vi.setConfig({ testTimeout: 60_000 });

const { folder, planOf } = temporaryPlans({ overrides: fakeEnvironment });

it("never crashes on a slip, and points into the file", async () => {
  const contentDir = join(folder, "content");
  await fc.assert(
    fc.asyncProperty(fc.array(slip, { minLength: 1, maxLength: 3 }), async (slips) => {
      const files = new Map(base);
      for (const { path, at, cut, put } of slips) {
        const text = files.get(path) ?? "";
        const start = Math.floor(at * text.length);
        files.set(path, text.slice(0, start) + put + text.slice(start + cut));
      }
      writeTree(contentDir, files);
      const { diagnostics, site, texts } = await planOf(contentDir);

      expect(site !== undefined || diagnostics.some(({ severity }) => severity === "error")).toBe(true);
      // Development shows the pages that content with errors still gives.
      for (const { route } of site?.pages ?? []) expect(site?.modelAt(route)?.route).toBe(route);
      for (const diagnostic of diagnostics) {
        const lines = (texts.get(diagnostic.file) ?? "").split("\n");
        const { start, end } = diagnostic.range;
        expect(start.line).toBeLessThanOrEqual(lines.length);
        expect(start.column).toBeLessThanOrEqual((lines[start.line - 1] ?? "").length + 1);
        expect(end.line > start.line || end.column >= start.column).toBe(true);
        for (const language of LANGUAGES)
          expect(formatText(diagnostic, texts.get(diagnostic.file), language)).not.toMatch(
            /undefined|\[object/,
          );
      }
    }),
    { numRuns: 100 },
  );
});
