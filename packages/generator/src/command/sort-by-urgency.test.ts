import { expect, it } from "vitest";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { sortByUrgency } from "./sort-by-urgency.ts";

const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
const problem = (severity: Diagnostic["severity"], code: Diagnostic["code"], file: string): Diagnostic => ({
  code,
  severity,
  file,
  range,
  path: "",
  message: { en: "Wrong.", fr: "Faux." },
});

it("puts errors first, then warnings of the last change, then warnings of rare codes", () => {
  const diagnostics = [
    problem("warning", "placeholder-left", "old.yaml"),
    problem("warning", "placeholder-left", "undated.yaml"),
    problem("warning", "spelling", "old.yaml"),
    problem("warning", "placeholder-left", "new.yaml"),
    problem("error", "wrong-type", "undated.yaml"),
  ];
  const changed = new Map([
    ["old.yaml", "2026-01-02"],
    ["new.yaml", "2026-10-01"],
  ]);
  expect(sortByUrgency(diagnostics, changed).map(({ code, file }) => `${code} ${file}`)).toEqual([
    "wrong-type undated.yaml",
    "placeholder-left new.yaml",
    "spelling old.yaml",
    "placeholder-left old.yaml",
    "placeholder-left undated.yaml",
  ]);
});
