import { expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { formatText } from "./format-text.ts";

const source = ['insee: "92024"', "tagine: Des vitres", "intro: Un texte", "", "main: true"].join("\n");

const diagnostic: Diagnostic = {
  code: "unknown-key",
  severity: "error",
  file: "zones/clichy.yaml",
  range: { start: { line: 2, column: 1 }, end: { line: 2, column: 7 } },
  path: "tagine",
  message: 'Unknown key "tagine".',
  hint: 'Did you mean "tagline"?',
};

it("prints place, sentence, frame and hint", () => {
  expect(formatText(diagnostic, source)).toBe(`zones/clichy.yaml:2:1 error unknown-key
  Unknown key "tagine".

    1 | insee: "92024"
  > 2 | tagine: Des vitres
      | ^^^^^^
    3 | intro: Un texte
    4 |

  Did you mean "tagline"?
`);
});

it("leaves the frame out where there is no text", () => {
  expect(formatText(diagnostic, undefined)).not.toContain("|");
});
