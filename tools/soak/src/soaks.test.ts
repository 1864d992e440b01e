// A few rounds of the quick soaks. That a build with earlier files equals a clean one is tested by the site.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runSoak, type Soak, soaks } from "./soaks.ts";

it.each([
  ["content", 6],
  ["texts", 1],
])(
  "%s: nothing is found in %i round(s)",
  async (name, rounds) => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-soak-"));
    try {
      const soak = soaks.get(name)?.soak as Soak;
      const result = await runSoak(soak, { folder, rounds, seed: "test", say: () => undefined });
      expect(result.failures).toEqual([]);
      expect(result.figures["rounds"]).toBe(rounds);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  // Seconds of a processor; minutes where many share it.
  240_000,
);
