import { expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { formatGithub, formatJson, formatSarif } from "./format-machine.ts";

const diagnostic: Diagnostic = {
  code: "unknown-key",
  severity: "error",
  file: "content/zones/saint-denis, le nord.yaml",
  range: { start: { line: 2, column: 1 }, end: { line: 2, column: 7 } },
  path: "tagine",
  message: 'Unknown key "tagine": 100 %\nof it.',
  hint: 'Did you mean "tagline"?',
};

it("writes a workflow command in one line, with what GitHub would read escaped", () => {
  expect(formatGithub(diagnostic)).toBe(
    "::error file=content/zones/saint-denis%2C le nord.yaml,line=2,col=1,endColumn=7,title=unknown-key::" +
      'Unknown key "tagine": 100 %25%0Aof it. Did you mean "tagline"?',
  );
});

it("gives GitHub no end column on another line", () => {
  const range = { start: { line: 2, column: 3 }, end: { line: 4, column: 1 } };
  expect(formatGithub({ ...diagnostic, range })).toContain("line=2,col=3,endLine=4,title");
});

it("writes SARIF with the rules that are used, and what to do in the message", () => {
  const log = JSON.parse(formatSarif([diagnostic, diagnostic]));
  expect(log.runs[0].tool.driver.rules).toMatchObject([{ id: "unknown-key" }]);
  expect(log.runs[0].results[0]).toMatchObject({
    ruleId: "unknown-key",
    level: "error",
    message: { text: `${diagnostic.message} ${diagnostic.hint}` },
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

it("writes JSON that reads back as the same data, with its numbers", () => {
  const warning: Diagnostic = { ...diagnostic, severity: "warning" };
  expect(JSON.parse(formatJson([diagnostic, warning, warning]))).toEqual({
    counts: { errors: 1, warnings: 2 },
    diagnostics: [diagnostic, warning, warning],
  });
});
