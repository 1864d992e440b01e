import { expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { formatGithub, formatJson, formatSarif } from "./format-machine.ts";

const diagnostic: Diagnostic = {
  code: "unknown-key",
  severity: "error",
  file: "content/zones/saint-denis, le nord.yaml",
  range: { start: { line: 2, column: 1 }, end: { line: 2, column: 7 } },
  path: "tagine",
  message: { en: 'Unknown key "tagine": 100 %\nof it.', fr: "Clé inconnue : « tagine »." },
  hint: { en: 'Did you mean "tagline"?', fr: "Vouliez-vous écrire « tagline » ?" },
};

it("writes a workflow command in one line, with what GitHub would read escaped", () => {
  expect(formatGithub(diagnostic, "en")).toBe(
    "::error file=content/zones/saint-denis%2C le nord.yaml,line=2,col=1,endColumn=7,title=unknown-key::" +
      'Unknown key "tagine": 100 %25%0Aof it. Did you mean "tagline"?',
  );
});

it("gives GitHub no end column on another line", () => {
  const range = { start: { line: 2, column: 3 }, end: { line: 4, column: 1 } };
  expect(formatGithub({ ...diagnostic, range }, "en")).toContain("line=2,col=3,endLine=4,title");
});

it("writes SARIF with the rules that are used, and what to do in the message", () => {
  const log = JSON.parse(formatSarif([diagnostic, diagnostic], "en"));
  expect(log.runs[0].tool.driver.rules).toMatchObject([{ id: "unknown-key" }]);
  expect(log.runs[0].results[0]).toMatchObject({
    ruleId: "unknown-key",
    level: "error",
    message: { text: `${diagnostic.message.en} ${diagnostic.hint?.en}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "content/zones/saint-denis,%20le%20nord.yaml" },
          region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 7 },
        },
      },
    ],
  });
});

it("writes JSON with texts in one language, and their numbers", () => {
  const related = [{ file: "a.yaml", range: diagnostic.range, message: { en: "The other", fr: "L’autre" } }];
  const warning: Diagnostic = { ...diagnostic, severity: "warning", related };
  const said = {
    ...diagnostic,
    message: "Clé inconnue\u00A0: «\u00A0tagine\u00A0».",
    hint: "Vouliez-vous écrire «\u00A0tagline\u00A0»\u202F?",
  };
  expect(JSON.parse(formatJson([diagnostic, warning], "fr"))).toEqual({
    counts: { errors: 1, warnings: 1 },
    diagnostics: [said, { ...said, severity: "warning", related: [{ ...related[0], message: "L’autre" }] }],
  });
});

it("writes all formats in French", () => {
  expect(formatGithub(diagnostic, "fr")).toContain("::Clé inconnue\u00A0:");
  const [run] = JSON.parse(formatSarif([diagnostic], "fr")).runs;
  expect(run.results[0].message.text).toContain("Vouliez-vous écrire");
  expect(run.tool.driver.rules[0].shortDescription.text).toContain("Une clé");
});
