import { expect, it } from "vitest";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { fakePort } from "../../tests/fake-port.ts";
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

/** Gives what a check in French prints. */
function saidOf(diagnostics: readonly Diagnostic[], only: readonly string[] = []): string {
  const folders = { contentDir: ".", outDir: "", cacheDir: "" };
  const args = parseArguments(["check", ...only]) as StageArguments;
  const { port, said } = fakePort();
  report(
    { milliseconds: 0, diagnostics, texts: new Map(), pages: undefined, only },
    { args, folders, language: "fr", port },
  );
  return said();
}

const alike = (count: number, over: Partial<Diagnostic> = {}) =>
  Array.from({ length: count }, (_, i) => ({ ...errorAt(i + 1), ...over }));

it("shows the lines of three errors of the same words, and lists the places of the others", () => {
  const said = saidOf(alike(30));
  expect(said.match(/erreur unknown-fact/g)).toHaveLength(3);
  expect(said).toContain("\n\n27 autres\u00a0: «\u00a0${prix}\u00a0» ne désigne rien.\n  ./facts.yaml:4:1\n");
  expect(said).toMatch(/:23:1\n {2}…\n\n30 erreurs/);
});

it("gives a file with many texts to write one line where there are many in all, unless it is named", () => {
  const left: Partial<Diagnostic> = {
    code: "placeholder-left",
    severity: "warning",
    message: { en: "Still to be filled in.", fr: "Reste à écrire." },
  };
  const of = (file: string, count: number) => alike(count, { ...left, file: `zones/${file}.yaml` });
  const all = [...of("croix", 9), ...of("lille", 3), ...of("roubaix", 40)];
  const said = saidOf(all);
  expect(said).toContain(
    "  ./zones/croix.yaml:1:1 Reste à écrire. Et 8 autres, aux lignes 2, 3, 4, 5, 6, 7, 8, 9.\n  ./zones/lille.yaml:1:1 ",
  );
  const linesOf = (text: string) => text.match(/Reste à écrire/g)?.length;
  expect(linesOf(said)).toBe(5);
  expect(linesOf(saidOf(all, ["zones/roubaix.yaml"]))).toBe(40);
  expect(linesOf(saidOf(of("croix", 9)))).toBe(9);
  expect(linesOf(saidOf(alike(50, { ...left, code: "spelling" })))).toBe(50);
});
