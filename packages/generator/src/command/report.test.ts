import { expect, it } from "vitest";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { report } from "./report.ts";

const errorAt = (line: number): Diagnostic => ({
  code: "unknown-fact",
  severity: "error",
  file: "facts.yaml",
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
  path: "",
  message: { en: '"${prix}" names nothing.', fr: "« ${prix} » ne désigne rien." },
});

it("shows the lines of three errors of the same words, and lists the places of the others", () => {
  let said = "";
  const say = (text: string) => void (said += text);
  report(
    { diagnostics: Array.from({ length: 30 }, (_, i) => errorAt(i + 1)), texts: new Map(), pages: undefined },
    { command: "check", format: "text", contentDir: ".", language: "fr", started: 0, only: [] },
    {
      print: say,
      printError: say,
      colour: false,
      foldersOf: () => ({ contentDir: ".", outDir: "", cacheDir: "" }),
    },
  );
  expect(said.match(/erreur unknown-fact/g)).toHaveLength(3);
  expect(said).toContain("\n\n27 autres\u00a0: «\u00a0${prix}\u00a0» ne désigne rien.\n  ./facts.yaml:4:1\n");
  expect(said).toMatch(/:23:1\n {2}…\n\n30 erreurs/);
});
