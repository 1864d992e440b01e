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
  message: { en: 'Unknown key "tagine".', fr: "Clé inconnue : « tagine »." },
  hint: { en: 'Did you mean "tagline"?', fr: "Vouliez-vous écrire « tagline » ?" },
};

it("prints place, sentence, frame and hint", () => {
  expect(formatText(diagnostic, source, "en")).toBe(`zones/clichy.yaml:2:1 error unknown-key
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
  expect(formatText(diagnostic, undefined, "en")).not.toContain("|");
});

it("cuts a long line around the caret", () => {
  const long = `text: ${"a".repeat(300)} ici ${"b".repeat(300)}`;
  const range = { start: { line: 1, column: 308 }, end: { line: 1, column: 311 } };
  const [, , , line = "", carets = ""] = formatText({ ...diagnostic, range }, long, "en").split("\n");
  expect(line).toMatch(/^ {2}> 1 \| …a{59} ici b+…$/);
  expect(carets.trimEnd()).toHaveLength(line.indexOf("ici") + 3);
  expect(carets.trim()).toBe("| ".concat(" ".repeat(line.indexOf("ici") - 8), "^^^"));
});

it("shows a tab and other control characters without printing them", () => {
  const printed = formatText(diagnostic, "a\n\ttagine: \u001B[31m\n", "en");
  expect(printed).toContain("  > 2 | →tagine: ·[31m\n");
});

it("prints nothing that a terminal obeys, whatever a file is called", () => {
  const hostile = {
    ...diagnostic,
    file: "zones/\u001B[2J.yaml",
    message: { en: 'Found "\u202Etxt\u009B1m".', fr: "" },
  };
  expect(formatText(hostile, "a\n\u2066b", "en")).toMatch(/^[^\p{Cc}\u2066\u202e]*\n {2}Found "·txt·1m"\./u);
});

it("prints French with its own words and spaces, and leaves the code as it is", () => {
  const related = [
    { file: "pages/a.yaml", range: diagnostic.range, message: { en: "The other one", fr: "L’autre" } },
  ];
  expect(formatText({ ...diagnostic, related }, undefined, "fr")).toBe(
    [
      "zones/clichy.yaml:2:1 erreur unknown-key",
      "  Clé inconnue\u00A0: «\u00A0tagine\u00A0».",
      "  L’autre\u00A0: pages/a.yaml:2:1",
      "  Vouliez-vous écrire «\u00A0tagline\u00A0»\u202F?",
      "",
    ].join("\n"),
  );
});
