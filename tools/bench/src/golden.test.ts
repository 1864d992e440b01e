import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { expect, it } from "vitest";

const work = temporaryFolder();

it.each([
  [["compare"], "has no record"],
  [["record", "5k"], '"5k" is no number over 0.'],
])("refuses %j before it builds", (args, fault) => {
  const program = [...process.execArgv, join(import.meta.dirname, "golden.ts"), ...args, "--work", work];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: "utf8" });
  expect(stderr).toContain(fault);
  expect(status).toBe(2);
  expect(readdirSync(work)).toEqual([]);
});
