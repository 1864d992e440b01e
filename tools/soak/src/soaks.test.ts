// A few rounds of the soaks that are quick; `npm run soak builds` and `npm run soak kills` render, and take minutes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { soaks } from "./soaks.ts";

it.each([
  ["plans", 2],
  ["content", 15],
  ["texts", 2],
])(
  "%s: nothing is found in %i rounds",
  async (name, count) => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-soak-"));
    try {
      const result = await soaks.get(name)?.run({ folder, count, seed: "test", say: () => undefined });
      expect(result?.failures).toEqual([]);
      expect(Math.max(...Object.values(result?.figures ?? {}))).toBeGreaterThanOrEqual(count);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  // Seconds of a processor; minutes where many share it.
  240_000,
);
