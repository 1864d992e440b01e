import { expect, it } from "vitest";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { parseArguments, type StageArguments } from "./parse-arguments.ts";
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
  const folders = { contentDir: ".", outDir: "", cacheDir: "" };
  const args = parseArguments(["check"]) as StageArguments;
  const port = {
    foldersOf: () => folders,
    settings: {},
    colour: false,
    print: say,
    printError: say,
    build: () => Promise.reject(new Error("No test builds.")),
  };
  const diagnostics = Array.from({ length: 30 }, (_, i) => errorAt(i + 1));
  report(
    { milliseconds: 0, diagnostics, texts: new Map(), pages: undefined, only: [] },
    { args, folders, language: "fr", port },
  );
  expect(said.match(/erreur unknown-fact/g)).toHaveLength(3);
  expect(said).toContain("\n\n27 autres\u00a0: «\u00a0${prix}\u00a0» ne désigne rien.\n  ./facts.yaml:4:1\n");
  expect(said).toMatch(/:23:1\n {2}…\n\n30 erreurs/);
});
